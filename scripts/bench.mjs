import { prepare } from './lib/prepare.mjs';
import { runProgram } from './lib/run.mjs';

prepare();
runProgram(['bench', ...process.argv.slice(2)]);
