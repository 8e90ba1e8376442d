import { WORLD } from './layout.ts';
import { ABOVE_BENCH } from './snow-depth.ts';
import { COUNTRY_COLOUR, OPEN_AIR } from './surroundings-shaders.ts';

const number = (value: number): string => value.toFixed(4);

/** Texture coordinates of a point of the ground. */
const WORLD_UV = /* glsl */ `
vec2 worldUv(vec3 world) {
  return vec2(
    (world.x - (${number(WORLD.left)})) / ${number(WORLD.right - WORLD.left)},
    1.0 - (world.z - (${number(WORLD.back)})) / ${number(WORLD.front - WORLD.back)}
  );
}
`;

/** Bench, boards and slabs; with SNOWY the bench carries the snow, which rises with `uSnow`. */
export const GROUND_VERTEX = /* glsl */ `
${WORLD_UV}
#ifdef SNOWY
in vec3 aDrift;
in vec3 aDust;
in vec2 aEdge;
#endif
uniform float uSnow;
out vec2 vWorldUv;
out vec2 vFace;
out float vCover;
out float vFlank;
out float vAway;
out vec3 vWorld;
out vec3 vNormal;

void main() {
  vec3 world = position;
#ifdef SNOWY
  float begun = min(uSnow, 1.0);
  float deep = uSnow + begun * ${number(ABOVE_BENCH)};
  float dusty = begun * (0.4 + 0.3 * uSnow);
  float lie = deep * aDrift.x + dusty * aDust.x;
  vec2 slope = deep * aDrift.yz + dusty * aDust.yz;
  world.y += lie;
  vAway = aEdge.x;
  vFlank = aEdge.y;
  vCover = aEdge.y < 1.0 ? 1.0 : smoothstep(0.03, 0.16, lie);
  vFace = vec2(0.0);
  vNormal = normalize(vec3(-slope.x, 1.0, -slope.y));
#else
  vAway = 1.0;
  vCover = 0.0;
  vNormal = normal;
  vFace = uv;
  vFlank = normal.y > 0.9 ? 1.0 : 0.62 - 0.2 * normal.x;
#endif
  vWorldUv = worldUv(world);
#ifdef SNOWY
  if (aEdge.y < 1.0) vWorldUv = worldUv(world + vec3(aDust.y, 0.0, aDust.z));
#endif
  vWorld = world;
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0);
}
`;

/** One texture lookup per point: the light was baked when the pieces last changed. */
export const GROUND_FRAGMENT = /* glsl */ `
uniform sampler2D uLit;
in vec2 vWorldUv;
in float vFlank;
in float vAway;
out vec4 colour;

void main() {
#ifdef TRIMMED
  if (vAway < -0.03) discard;
#endif
  colour = vec4(texture(uLit, vWorldUv).rgb * vFlank, 1.0);
}
`;

/**
 * Slabs are drawn finer than the rest of the ground: their edges are hairlines. Pale on their boards, they are dark once
 * snow lies around them: swept, wet stone is easy to find on white.
 */
export const SLAB_FRAGMENT = /* glsl */ `
uniform sampler2D uFallen;
uniform vec3 uSunColour;
uniform vec3 uSkyColour;
uniform vec3 uStone;
uniform vec3 uWetStone;
uniform float uSnow;
in vec2 vWorldUv;
in vec2 vFace;
in float vFlank;
out vec4 colour;

void main() {
  vec2 fallen = texture(uFallen, vWorldUv).rg;
  vec2 rim = step(vec2(0.45), abs(vFace)) * vec2(-sign(vFace.x), -sign(vFace.y));
  float wet = min(uSnow, 1.0);
  vec3 own = mix(uStone, uWetStone, wet) * (vFlank + (0.16 + 0.3 * wet) * (rim.x + 0.6 * rim.y));
  colour = vec4(sqrt(own * (uSunColour * fallen.r + uSkyColour * fallen.g)), 1.0);
}
`;

/** Paints the lit ground: trodden earth, wood or snow; at the edges it is the country around. */
export const LIT_FRAGMENT = /* glsl */ `
${OPEN_AIR}
${COUNTRY_COLOUR}
uniform sampler2D uGround;
uniform sampler2D uFallen;
in vec2 vWorldUv;
in vec3 vWorld;
in float vCover;
out vec4 colour;

void main() {
  vec2 fallen = texture(uFallen, vWorldUv).rg;
  vec4 ground = texture(uGround, vWorldUv);
  vec3 bare = mix(countryColour(vWorld.xz), ground.rgb * ground.rgb, ground.a);
  vec3 own = mix(bare, uSnowColour, vCover);
  colour = vec4(sqrt(own * (uSunColour * fallen.r * lampAt(vWorld.xz) + uSkyColour * fallen.g)), 1.0);
}
`;

/** Bakes the light on the ground: sun with soft shadows, and sky light between the walls. */
export const FALLEN_FRAGMENT = /* glsl */ `
uniform sampler2DShadow uShadow;
uniform sampler2D uHeights;
uniform mat4 uShadowMatrix;
uniform vec3 uSun;
in vec2 vWorldUv;
in vec3 vWorld;
in vec3 vNormal;
in float vAway;
out vec4 colour;

void main() {
#ifdef TRIMMED
  if (vAway < -0.03) discard;
#endif
  vec3 normal = normalize(vNormal);
  vec3 shade = (uShadowMatrix * vec4(vWorld + normal * 0.05, 1.0)).xyz;
  float sun = 0.0;
  float sky = 0.0;
  for (int at = 0; at < TAPS; at++) {
    float turned = float(at) * 2.39996;
    float far = sqrt((float(at) + 0.5) / float(TAPS));
    vec2 way = vec2(cos(turned), sin(turned)) * far;
    sun += texture(uShadow, vec3(shade.xy + way * 0.0042, shade.z - 0.002));
    vec2 step = way * 1.5 / vec2(${number(WORLD.right - WORLD.left)}, ${number(WORLD.front - WORLD.back)});
    float above = texture(uHeights, vWorldUv + step).r * 4.0 - max(vWorld.y, 0.0);
    sky += clamp(above / (0.35 + far * 1.4), 0.0, 1.0);
  }
  float facing = max(dot(normal, uSun), 0.0);
  float open = 1.0 - 0.72 * sky / float(TAPS);
  colour = vec4(facing * sun / float(TAPS), (0.7 + 0.3 * normal.y) * open * open, 0.0, 1.0);
}
`;
