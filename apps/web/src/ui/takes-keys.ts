/** Elements that use every key. Radio buttons, checkboxes and sliders only use arrows and the like. */
const TYPING = 'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea, dialog';

/** Whether a key belongs to the focused element or an open dialog, even if the focused element in it is gone. */
export const takesKeys = (target: Element): boolean =>
  target.closest(TYPING) !== null || document.querySelector('dialog[open]') !== null;
