/** Bytes of everything in a heap snapshot except compiled code, which grows the longer a page runs. */
const weigh = ({ snapshot, nodes }) => {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[kind].indexOf('code');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (nodes[at + kind] !== code) bytes += nodes[at + size];
  return bytes;
};

/** How many bytes the objects of a page take, its document included, after a garbage collection. */
export const heapOf = async session => {
  const chunks = [];
  const gather = ({ chunk }) => chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', gather);
  // Twice: the second collection frees what only garbage of the first referred to.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', {});
  session.off('HeapProfiler.addHeapSnapshotChunk', gather);
  return weigh(JSON.parse(chunks.join('')));
};

/**
 * How much larger the heap is at the end than half-way, in per cent. The least of three each, as a thinking bot adds to
 * it.
 */
export const growthOf = sizes => {
  const half = sizes.length / 2;
  const [then, now] = [sizes.slice(half - 3, half), sizes.slice(-3)].map(three => Math.min(...three));
  return { growth: 100 * (now / then - 1), megabytes: now / 1e6 };
};
