/** The most databases tables can be spread over: enough for a number of three digits in an id. */
export const MOST_SHARDS = 1000;

/** A number, a dot, and an id, which has no dot. */
const SHARDED = /^([1-9]\d{0,2})\.[^.]+$/;

/** The shard a table is kept in. Ids without a number belong to the first one, as all did before there were others. */
export const shardOf = (id: string): number => Number(SHARDED.exec(id)?.[1] ?? 0);

/** The id of a table that is kept in a shard. */
export const inShard = (id: string, shard: number): string => (shard === 0 ? id : `${shard}.${id}`);
