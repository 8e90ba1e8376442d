const NEEDED = [20, 19];

/** Runs before anything is installed, on any version of Node, to say which one is needed. */
export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  process.stderr.write(`Cap Diamant needs Node.js ${NEEDED.join('.')} or newer; this is ${process.versions.node}.\n`);
  process.stderr.write('Get one from https://nodejs.org and try again.\n');
  process.exit(2);
};
