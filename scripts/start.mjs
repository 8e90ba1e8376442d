import { prepare } from './lib/prepare.mjs';
import { runServer } from './lib/run.mjs';
import { prepareWeb } from './lib/web.mjs';

prepare();
prepareWeb();
runServer(process.argv.slice(2));
