import { BENCH_TOP, YARD } from './layout.ts';

const number = (value: number): string => value.toFixed(4);

/** Where a place of the yard lies in its pictures. */
const YARD_UV = /* glsl */ `
vec2 yardUv(vec3 world) {
  return vec2(
    (world.x - (${number(YARD.left)})) / ${number(YARD.right - YARD.left)},
    1.0 - (world.z - (${number(YARD.back)})) / ${number(YARD.front - YARD.back)}
  );
}
`;

/** Bench, boards and slabs; with SNOWY the bench carries the snow, which rises with `uSnow`. */
export const GROUND_VERTEX = /* glsl */ `
${YARD_UV}
#ifdef SNOWY
in vec3 aDrift;
in vec3 aDust;
in vec2 aEdge;
#endif
#ifdef SLAB
in vec4 iSlab;
#endif
uniform float uSnow;
out vec2 vYard;
out float vCover;
out float vFlank;
out float vAway;
out vec3 vWorld;
out vec3 vNormal;

void main() {
  vec3 world = position;
  vCover = 0.0;
  vFlank = 1.0;
  vAway = 1.0;
#ifdef SNOWY
  vAway = aEdge.x;
  float deep = uSnow > 0.0 ? uSnow - 0.1 * min(uSnow, 1.0) + ${number(-BENCH_TOP)} * min(uSnow, 1.0) : 0.0;
  float dusty = min(uSnow, 1.0) * (0.4 + 0.3 * uSnow);
  float lie = deep * aDrift.x + dusty * aDust.x;
  vec2 slope = deep * aDrift.yz + dusty * aDust.yz;
  world.y += lie;
  vCover = smoothstep(0.03, 0.16, lie);
  if (aEdge.y < 1.0) vCover = 1.0;
  vFlank = aEdge.y;
  vNormal = normalize(vec3(-slope.x, 1.0, -slope.y));
#else
  vNormal = normal;
#ifdef SLAB
  float c = cos(iSlab.w), s = sin(iSlab.w);
  mat2 turn = mat2(c, s, -s, c);
  vNormal.xz = turn * vNormal.xz;
  world.xz = turn * world.xz;
  world += iSlab.xyz;
#endif
  vFlank = normal.y > 0.9 ? 1.0 : 0.62 + 0.25 * max(normal.y, 0.0) - 0.2 * normal.x;
#endif
  vYard = yardUv(world);
  vWorld = world;
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0);
}
`;

/** Two looks into pictures and no reckoning of light: what falls where was found when the pieces last changed. */
export const GROUND_FRAGMENT = /* glsl */ `
uniform sampler2D uGround;
uniform sampler2D uFallen;
uniform vec3 uSunColour;
uniform vec3 uSkyColour;
uniform vec3 uSnowColour;
uniform vec3 uPaper;
uniform vec3 uStone;
in vec2 vYard;
in float vCover;
in float vFlank;
in float vAway;
out vec4 colour;

void main() {
#ifdef SNOWY
  if (vAway < -0.03) discard;
#endif
  vec2 fallen = texture(uFallen, vYard).rg;
  vec3 light = uSunColour * fallen.r + uSkyColour * fallen.g;
  vec4 ground = texture(uGround, vYard);
#ifdef SLAB
  vec3 own = uStone * vFlank;
  ground.a = 1.0;
#else
  vec3 own = ground.rgb * ground.rgb * vFlank;
#endif
  own = mix(own, uSnowColour * vFlank, vCover);
  colour = vec4(mix(uPaper, sqrt(own * light), ground.a), 1.0);
}
`;

/** What falls on the ground: the sun through the soft edges of shadows, and the sky between the walls. */
export const FALLEN_FRAGMENT = /* glsl */ `
uniform sampler2DShadow uShadow;
uniform sampler2D uHeights;
uniform mat4 uShadowMatrix;
uniform vec3 uSun;
in vec2 vYard;
in vec3 vWorld;
in vec3 vNormal;
in float vAway;
out vec4 colour;

void main() {
#ifdef SNOWY
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
    vec2 step = way * 1.5 / vec2(${number(YARD.right - YARD.left)}, ${number(YARD.front - YARD.back)});
    float above = texture(uHeights, vYard + step).r * 4.0 - max(vWorld.y, 0.0);
    sky += clamp(above / (0.35 + far * 1.4), 0.0, 1.0);
  }
  float facing = max(dot(normal, uSun), 0.0);
  float open = 1.0 - 0.72 * sky / float(TAPS);
  colour = vec4(facing * sun / float(TAPS), (0.7 + 0.3 * normal.y) * open * open, 0.0, 1.0);
}
`;
