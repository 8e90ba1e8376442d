import { prepare } from './prepare.mjs';
import { runTool } from './run.mjs';

/**
 * Runs a test of the server with far more rounds than `npm test` has: as many as the command line says, or `usual`. With a
 * `project` only there, where a test is part of several.
 */
export const longTest = (file, variable, usual, given = process.argv.slice(2), project = '*') => {
  const [rounds = usual] = given;
  prepare();
  process.env[variable] = rounds;
  const { status } = runTool('vitest', ['run', '--project', project, file]);
  process.exitCode = status ?? 1;
};
