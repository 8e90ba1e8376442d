/** What takes every key itself. Switches, choices and sliders only take arrows and the like. */
const TYPING = 'input:not([type="radio"], [type="checkbox"], [type="range"]), select, textarea, dialog';

/** Whether a key is meant for what has the focus, or for an open dialog, also when what had the focus in it is gone. */
export const takesKeys = (target: Element): boolean =>
  target.closest(TYPING) !== null || document.querySelector('dialog[open]') !== null;
