/**
 * Light is computed per vertex: faces are flat, so nothing is lost, and fragments stay cheap for software rendering.
 * Corners between neighbours are darker. Bevels are painted along the edges, narrow where the same piece continues.
 */
export const BRICK_VERTEX = /* glsl */ `
in vec4 iPlace;
in uvec2 iBits;
uniform float uFall;
uniform float uSnow;
uniform vec3 uSun;
uniform mat4 uShadowMatrix;
out vec2 vUv;
out vec2 vFace;
out vec2 vLight;
out vec3 vShade;
out float vHigh;
flat out vec4 vBevel;
flat out vec4 vSheen;
flat out float vFrost;

const vec3 NORMALS[6] = vec3[6](vec3(-1, 0, 0), vec3(1, 0, 0), vec3(0, -1, 0), vec3(0, 1, 0), vec3(0, 0, -1), vec3(0, 0, 1));
const vec3 ACROSS[6] = vec3[6](vec3(0, 0, 1), vec3(0, 0, -1), vec3(1, 0, 0), vec3(1, 0, 0), vec3(-1, 0, 0), vec3(1, 0, 0));
const vec3 UP[6] = vec3[6](vec3(0, 1, 0), vec3(0, 1, 0), vec3(0, 0, 1), vec3(0, 0, -1), vec3(0, 1, 0), vec3(0, 1, 0));
const float WIDTHS[3] = float[3](1.0, 0.7, 0.11);

float taken(vec3 step) {
  return float((iBits.x >> uint(dot(step, vec3(1.0, 3.0, 9.0)) + 13.5)) & 1u);
}

float joined(vec3 way) {
  uint bit = uint(dot(abs(way), vec3(8.5, 10.5, 12.5)) + max(dot(way, vec3(1.0)), 0.0));
  return float((iBits.y >> bit) & 1u);
}

void main() {
  uint flags = iBits.y;
  uint size = (flags >> 6) & 3u;
  uint side = (flags >> 14) & 7u;
  vec3 normal = NORMALS[side], across = ACROSS[side], up = UP[side];
  vec4 joins = vec4(joined(-across), joined(across), joined(-up), joined(up));
  vec2 own = vec2(position.x < 0.0 ? joins.x : joins.y, position.y < 0.0 ? joins.z : joins.w);
  vFace = position.xy * mix(vec2(0.486), vec2(0.5), own);
  vec3 local = normal * 0.486 + across * vFace.x + up * vFace.y;
  vBevel = 0.486 - mix(vec4(size == 0u ? 0.05 : 0.03), vec4(-0.005), joins);

  float wide = WIDTHS[size];
  vec2 uv = vFace * 0.94;
  uv.x *= side == 3u ? 1.0 : wide;
  // The top of a stick is plain wood, from a corner of its tile.
  if (size == 1u && side == 3u) uv = uv * 0.2 + 0.36;
  uint tile = flags & 15u;
  vUv = (vec2(float(tile & 3u), float(1u - (tile >> 2))) + 0.5 + uv) * vec2(0.25, 0.5);
  local.xz *= wide;
  if (size > 0u && iPlace.y < 1.0 && local.y < 0.0) local.y -= 0.3;

  float c = cos(iPlace.w), s = sin(iPlace.w);
  mat3 turn = mat3(c, 0, s, 0, 1, 0, -s, 0, c);
  vec3 world = turn * local + iPlace.xyz;
  vec3 facing = turn * normal;
  if ((flags & 32u) != 0u) world.y += uFall;
  vHigh = world.y;

  vec3 one = across * position.x, two = up * position.y;
  float hemmed = taken(normal + one) + taken(normal + two);
  hemmed = hemmed > 1.5 ? 3.0 : hemmed + taken(normal + one + two);
  float open = size == 0u ? 1.0 - 0.2 * hemmed : 1.0;

  float sun = dot(facing, uSun);
  vec3 sunward = uSun * turn;
  vec2 sheen = vec2(dot(across, sunward), dot(up, sunward));
  vec4 tipped = (vec4(-sheen.x, sheen.x, -sheen.y, sheen.y) + sun) * 0.7071;
  vSheen = mix(clamp(1.12 + 0.75 * (tipped - sun), 0.72, 1.6), vec4(0.66), joins);
  vLight = vec2(max(sun, 0.0) * (0.7 + 0.3 * open), (0.62 + 0.38 * facing.y) * open);
  vShade = (uShadowMatrix * vec4(world + facing * 0.04 + uSun * 0.02, 1.0)).xyz;
  float frost = size == 0u && iPlace.y < uSnow ? 0.24 + 0.2 * max(facing.y, 0.0) : 0.0;
  vFrost = frost;
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0);
}
`;

/** How light the bevel is here, or nothing on the face itself. */
const BEVEL = /* glsl */ `
float bevel() {
  if (vFace.y > vBevel.w) return vSheen.w;
  if (vFace.y < -vBevel.z) return vSheen.z;
  if (vFace.x < -vBevel.x) return vSheen.x;
  if (vFace.x > vBevel.y) return vSheen.y;
  return 0.0;
}
`;

export const BRICK_FRAGMENT = /* glsl */ `
uniform sampler2D uAtlas;
uniform sampler2DShadow uShadow;
uniform vec3 uSunColour;
uniform vec3 uSkyColour;
uniform vec3 uSnowColour;
in vec2 vUv;
in vec2 vFace;
in vec2 vLight;
in vec3 vShade;
flat in vec4 vBevel;
flat in vec4 vSheen;
flat in float vFrost;
out vec4 colour;
${BEVEL}
void main() {
  vec3 wood = texture(uAtlas, vUv).rgb;
  float edge = bevel();
  wood = mix(wood * wood, uSnowColour, vFrost);
  if (edge > 0.0) wood *= edge * edge;
  float sun = vLight.x > 0.0 ? vLight.x * texture(uShadow, vShade) : 0.0;
  vec3 shown = sqrt(wood * (uSunColour * sun + uSkyColour * vLight.y));
  colour = vec4(shown, 1.0);
}
`;

/** Renders shadow casters; the colour is the height, for the height map. */
export const CASTER_FRAGMENT = /* glsl */ `
in float vHigh;
out vec4 colour;

void main() {
  colour = vec4(vHigh / 4.0, 0.0, 0.0, 1.0);
}
`;
