export type * from './lesson.ts';
export { meets, reaches } from './pattern.ts';
export { predict } from './predict.ts';
export { sceneStart } from './scene.ts';
export { cueText, type Performance, type Played, perform } from './script.ts';
