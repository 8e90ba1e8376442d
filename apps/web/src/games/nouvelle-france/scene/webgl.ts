interface Means {
  readonly able: boolean;
  /** Rendered by the processor, not by a graphics card. */
  readonly software: boolean;
}

let known: Means | undefined;

/** What WebGL can do in this browser. Checked once with a context that is released at once. */
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

/** Antialiasing is too slow in software; the still picture is supersampled instead. */
export const isSoftware = (): boolean => means().software;
