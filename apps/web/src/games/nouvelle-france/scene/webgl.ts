interface Means {
  readonly able: boolean;
  /** Drawn by the processor, not by a graphics card. */
  readonly software: boolean;
}

let known: Means | undefined;

/** What this browser can draw in space; asked once, and the context given back at once. */
const means = (): Means => {
  if (known === undefined) {
    const context = document.createElement('canvas').getContext('webgl2');
    const info = context?.getExtension('WEBGL_debug_renderer_info');
    const name = String(info ? context?.getParameter(info.UNMASKED_RENDERER_WEBGL) : '');
    known = { able: context !== null, software: /swiftshader|llvmpipe|software|basic render/i.test(name) };
    context?.getExtension('WEBGL_lose_context')?.loseContext();
  }
  return known;
};

export const hasWebGL = (): boolean => means().able;

/** Smoothing by the card is free there and costs more than all the rest here: the still picture is drawn finer instead. */
export const isSoftware = (): boolean => means().software;
