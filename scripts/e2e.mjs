import { browserTests } from './lib/browser-tests.mjs';
import { prepare } from './lib/prepare.mjs';
import { prepareWeb } from './lib/web.mjs';

prepare();
prepareWeb();
const { status } = await browserTests(process.argv.slice(2));
process.exitCode = status ?? 1;
