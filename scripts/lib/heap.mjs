/** Bytes of everything in a snapshot but compiled code, which the engine makes more of the longer a page runs. */
const weigh = ({ snapshot, nodes }) => {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[kind].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (nodes[at + kind] !== code) bytes += nodes[at + size];
  return bytes;
};

/** How many bytes the objects of a page take, those of its document too, once what nobody holds is gone. */
export const heapOf = async session => {
  const chunks = [];
  const gather = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', gather);
  // Twice: what was only held by something just collected goes with the second.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  session.off('HeapProfiler.addHeapSnapshotChunk', gather);
  return weigh(JSON.parse(chunks.join('')));
};

/** How much more there is in the end than half-way, in per cent. The least of three each: a thought under way comes on top. */
export const growthOf = sizes => {
  const half = sizes.length / 2;
  const [then, now] = [sizes.slice(half - 3, half), sizes.slice(-3)].map(three => Math.min(...three));
  return { growth: 100 * (now / then - 1), megabytes: now / 1e6 };
};
