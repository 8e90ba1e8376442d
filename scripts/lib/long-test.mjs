import { prepare } from './prepare.mjs';
import { runTool } from './run.mjs';

/** Runs a test of the server with far more rounds than `npm test` has: as many as the command line says, or `usual`. */
export const longTest = (file, variable, usual, given = process.argv.slice(2)) => {
  const [rounds = usual] = given;
  prepare();
  process.env[variable] = rounds;
  const { status } = runTool('vitest', ['run', file]);
  process.exitCode = status ?? 1;
};
