const ended = child =>
  new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', resolve);
  });

/**
 * Keeps child processes running until Ctrl-C or until one of them ends. Then it stops all of them, runs `close`, and
 * resolves once all have ended. `signals` emits SIGINT and SIGTERM, as `process` does.
 */
export const runTogether = async (children, close = async () => {}, signals = process) => {
  await new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM']) signals.once(signal, resolve);
    for (const child of children) void ended(child).then(resolve);
  });
  // A second Ctrl-C changes nothing: everything is already stopping.
  signals.on('SIGINT', () => {});
  for (const child of children) child.kill('SIGTERM');
  await Promise.all([close(), ...children.map(ended)]);
};
