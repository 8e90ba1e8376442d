import { stopWithParent } from './lib/parent.mjs';
import { prepare } from './lib/prepare.mjs';
import { prepareWeb } from './lib/web.mjs';

prepare();
prepareWeb();
stopWithParent();
// In this process, so that whoever stops `npm start` stops the server itself.
process.argv.splice(2, 0, 'serve');
await import('../apps/cli/bin/cap-diamant.js');
