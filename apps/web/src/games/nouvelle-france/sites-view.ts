/** Whether the device can draw in space at all. */
export const canDrawInSpace = (): boolean => {
  try {
    const canvas = document.createElement('canvas');
    return canvas.getContext('webgl2') !== null;
  } catch {
    return false;
  }
};
