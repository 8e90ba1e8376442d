export { characterPoints } from './end.ts';
export { countFloor, coureurPoints } from './points.ts';
