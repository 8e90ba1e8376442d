const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';
/** In a group of radio buttons, the Tab key stops at the checked one only. */
const PASSED_OVER = ':disabled, [tabindex="-1"], [type="radio"]:not(:checked)';

/** The open modals, the topmost last. */
const opened: HTMLElement[] = [];

const focusables = (veil: HTMLElement): HTMLElement[] =>
  [...veil.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(one => !one.matches(PASSED_OVER) && one.checkVisibility());

/**
 * Shows an element that covers the page, keeps the focus in it, and closes it with Escape or a click beside its
 * content. Returns a function that gives the focus back.
 *
 * `showModal()` would do the same, but it marks everything behind as inert, and the browser then computes the style of
 * the whole board and paints it again in the frame in which the dialog should appear.
 */
export const openModal = (veil: HTMLElement, onclose: () => void): (() => void) => {
  const before = document.activeElement;
  const topmost = (): boolean => opened.at(-1) === veil;
  let pressed: EventTarget | null = null;

  /** At either end, the Tab key goes on at the other. */
  const wrap = (event: KeyboardEvent): void => {
    const stops = focusables(veil);
    const [leaving, next] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (document.activeElement !== leaving && veil.contains(document.activeElement)) return;
    event.preventDefault();
    next?.focus();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (!topmost() || event.defaultPrevented) return;
    if (event.key === 'Tab') wrap(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onclose();
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (topmost() && target instanceof Node && !veil.contains(target)) focusables(veil)[0]?.focus();
  };
  const onPress = ({ target }: PointerEvent): void => {
    pressed = target;
  };
  /** A selection of text that ends outside does not close. */
  const onClick = ({ target }: MouseEvent): void => {
    if (target === veil && pressed === veil) onclose();
  };

  document.addEventListener('keydown', onKey);
  document.addEventListener('focusin', onFocus);
  veil.addEventListener('pointerdown', onPress);
  veil.addEventListener('click', onClick);
  opened.push(veil);
  veil.showPopover();
  // What only scrolls must be reached by keys.
  for (const body of veil.querySelectorAll<HTMLElement>('.body')) if (focusables(body).length === 0) body.tabIndex = 0;
  if (!veil.contains(document.activeElement)) focusables(veil)[0]?.focus();

  return () => {
    opened.splice(opened.indexOf(veil), 1);
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('focusin', onFocus);
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
  };
};
