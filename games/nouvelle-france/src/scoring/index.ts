export { characterPoints, places } from './end.ts';
export { countFloor, coureurPoints, doubledPoints, floorPoints } from './points.ts';
