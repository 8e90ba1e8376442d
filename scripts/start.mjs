import { prepare } from './lib/prepare.mjs';
import { runProgram } from './lib/run.mjs';

prepare();
runProgram(['play', ...process.argv.slice(2)]);
