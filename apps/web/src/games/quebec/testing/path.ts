/** Whether text is an SVG path made of finite numbers. */
export const isSound = (path: string): boolean => /^M/.test(path) && !/NaN|undefined|Infinity/.test(path);
