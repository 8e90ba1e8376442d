/**
 * Bricks are lit corner by corner: their faces are flat, so nothing is lost and the fragments stay cheap, which is what
 * software rendering needs. Corners that neighbours hem in are darker.
 */
export const BRICK_VERTEX = /* glsl */ `
in vec3 aFace;
in vec3 aNormal;
in float aBevel;
in vec4 iPlace;
in uvec2 iBits;
uniform float uFall;
uniform float uSnow;
uniform float uSwell;
uniform vec3 uSun;
uniform mat4 uShadowMatrix;
out vec2 vUv;
out vec2 vLight;
out vec3 vShade;
out vec3 vTrait;
out float vHigh;

const vec2 WIDTHS[3] = vec2[3](vec2(1.0, 0.055), vec2(0.42, 0.04), vec2(0.11, 0.01));

float taken(vec3 step) {
  return float((iBits.x >> uint(dot(step, vec3(1.0, 3.0, 9.0)) + 13.5)) & 1u);
}

void main() {
  uint flags = iBits.y;
  uint size = (flags >> 6) & 3u;
  vec3 side = sign(position);
  uvec3 bit = uvec3(8, 10, 12) + uvec3(greaterThan(side, vec3(0.0)));
  vec3 joined = vec3((uvec3(flags) >> bit) & 1u);
  vec3 reach = mix(vec3(0.486), vec3(0.5), joined) + uSwell;
  vec3 bevel = mix(vec3(WIDTHS[size].y), vec3(0.009), joined) * (1.0 - abs(aFace));
  vec3 local = side * (reach - bevel);

  vec3 across = abs(aFace.x) > 0.5 ? vec3(0, 0, -aFace.x) : vec3(abs(aFace.z) > 0.5 ? aFace.z : 1.0, 0, 0);
  vec3 up = abs(aFace.y) > 0.5 ? vec3(0, 0, -1) : vec3(0, 1, 0);
  vec2 uv = vec2(dot(local, across), dot(local, up)) * 0.94;
  if (aBevel > 0.5) uv = vec2(-0.44, dot(local, vec3(0.28)));
  uint tile = flags & 15u;

  vec2 width = vec2(WIDTHS[size].x, 1.0);
  uv.x *= abs(aFace.y) > 0.5 ? 1.0 : width.x;
  vUv = (vec2(float(tile & 3u), float(1u - (tile >> 2))) + 0.5 + uv) * vec2(0.25, 0.5);
  local *= width.xyx;
  if (size > 0u && iPlace.y < 1.0 && side.y < 0.0) local.y -= 0.3;

  float c = cos(iPlace.w), s = sin(iPlace.w);
  mat2 turn = mat2(c, s, -s, c);
  vec3 normal = aNormal;
  normal.xz = turn * normal.xz;
  vec3 world = local;
  world.xz = turn * world.xz;
  world += iPlace.xyz;
  if ((flags & 32u) != 0u) world.y += uFall;

  vec3 edges = side * (1.0 - abs(aFace));
  vec3 one = abs(aFace.x) > 0.5 ? vec3(0, edges.y, 0) : vec3(edges.x, 0, 0);
  vec3 two = edges - one;
  float hemmed = taken(aFace + one) + taken(aFace + two);
  hemmed = hemmed > 1.5 ? 3.0 : hemmed + taken(aFace + edges);
  float open = 1.0 - 0.2 * hemmed;

  float facing = max(dot(normal, uSun), 0.0);
  vLight = vec2(facing * (0.7 + 0.3 * open), (0.62 + 0.38 * normal.y) * open);
  vec4 shade = uShadowMatrix * vec4(world + normal * 0.04 + uSun * 0.02, 1.0);
  vShade = shade.xyz;
  float frost = size == 0u && iPlace.y < uSnow ? 1.0 : 0.0;
  vTrait = vec3(aBevel, float((flags >> 4) & 1u), frost * (0.24 + 0.2 * max(normal.y, 0.0)));
  vHigh = world.y;
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0);
}
`;

export const BRICK_FRAGMENT = /* glsl */ `
uniform sampler2D uAtlas;
uniform sampler2DShadow uShadow;
uniform vec3 uSunColour;
uniform vec3 uSkyColour;
uniform vec3 uSnowColour;
uniform vec3 uAccent;
in vec2 vUv;
in vec2 vLight;
in vec3 vShade;
in vec3 vTrait;
out vec4 colour;

void main() {
  vec3 wood = texture(uAtlas, vUv).rgb;
  wood *= wood * (1.0 + 0.25 * vTrait.x);
  wood = mix(wood, uSnowColour, vTrait.z);
  float sun = vLight.x > 0.0 ? vLight.x * texture(uShadow, vShade) : 0.0;
  vec3 light = uSunColour * sun + uSkyColour * vLight.y;
  vec3 shown = sqrt(wood * light);
  shown = mix(shown, mix(shown * 1.25, uAccent, 0.2 + 0.8 * vTrait.x), vTrait.y);
  colour = vec4(shown, 1.0);
}
`;

/** What throws shadows, as the sun sees it, or from above with its height as colour. */
export const CASTER_FRAGMENT = /* glsl */ `
in float vHigh;
out vec4 colour;

void main() {
  colour = vec4(vHigh / 4.0, 0.0, 0.0, 1.0);
}
`;

/**
 * The piece in hand: translucent wood in a frame of the accent; where it may not stay it is hatched in the colour of
 * warnings and crossed out, so that nobody needs the hue.
 */
export const GHOST_FRAGMENT = /* glsl */ `
uniform sampler2D uAtlas;
uniform vec3 uSunColour;
uniform vec3 uSkyColour;
uniform vec3 uAccent;
uniform vec3 uWarn;
uniform float uFault;
in vec2 vUv;
in vec2 vLight;
in vec3 vTrait;
out vec4 colour;

void main() {
  vec3 wood = texture(uAtlas, vUv).rgb;
  vec3 light = uSunColour * vLight.x + uSkyColour * (0.4 + vLight.y);
  vec3 shown = sqrt(wood * wood * light);
  vec2 face = fract(vUv * vec2(4.0, 2.0)) - 0.5;
  float cross = step(abs(abs(face.x) - abs(face.y)), 0.045);
  float hatch = step(0.5, fract((gl_FragCoord.x + gl_FragCoord.y) / 9.0));
  vec3 framed = mix(shown, uAccent, max(vTrait.x * 0.9, 0.12));
  vec3 struck = mix(mix(shown, uWarn, 0.25 + 0.3 * hatch), uWarn, max(vTrait.x, cross));
  float clear = mix(0.82, 0.5 + 0.14 * hatch + 0.3 * cross, uFault);
  colour = vec4(mix(framed, struck, uFault), max(clear, vTrait.x * 0.95));
}
`;
