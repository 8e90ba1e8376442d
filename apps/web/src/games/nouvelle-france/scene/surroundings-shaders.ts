import { COUNTRY } from './surroundings.ts';

/** The light in the open and the haze; at night the lamp reaches only so far. */
export const OPEN_AIR = /* glsl */ `
uniform vec3 uSunColour;
uniform vec3 uSkyColour;
uniform vec3 uSun;
uniform float uReach;

float lampAt(vec2 place) {
  float far = dot(place, place) / (uReach * uReach);
  return 1.0 / (1.0 + far * far * far);
}

vec3 openLight(vec2 place) {
  return uSunColour * uSun.y * lampAt(place) + uSkyColour;
}
`;

const HAZE = /* glsl */ `
float hazeAt(vec2 place) {
  return 0.97 * smoothstep(19.0, 58.0, length(place));
}
`;

/** The ground of the country: snow with bare patches, water, and shadows, from a picture of where each lies. */
export const COUNTRY_COLOUR = /* glsl */ `
uniform sampler2D uCountry;
uniform vec3 uSnowColour;
uniform vec3 uWaterColour;
uniform float uSnow;

vec3 countryColour(vec2 place) {
  vec3 lies = texture(uCountry, place / ${(2 * COUNTRY).toFixed(1)} + 0.5).rgb;
  vec3 dry = mix(uSnowColour, vec3(0.34, 0.27, 0.16), lies.g * max(0.0, 1.0 - uSnow));
  return mix(dry, uWaterColour, lies.b) * lies.r * lies.r;
}
`;

export const COUNTRY_VERTEX = /* glsl */ `
${OPEN_AIR}
${HAZE}
out vec2 vPlace;
out vec3 vLight;
out float vHaze;

void main() {
  vPlace = position.xz;
  vLight = openLight(vPlace);
  vHaze = hazeAt(vPlace);
  gl_Position = projectionMatrix * viewMatrix * vec4(position, 1.0);
}
`;

export const COUNTRY_FRAGMENT = /* glsl */ `
${COUNTRY_COLOUR}
uniform vec3 uHaze;
in vec2 vPlace;
in vec3 vLight;
in float vHaze;
out vec4 colour;

void main() {
  colour = vec4(mix(sqrt(countryColour(vPlace) * vLight), uHaze, vHaze), 1.0);
}
`;

/** Spruces shrink away from the camera, so that none stands between it and the sites. */
export const SPRUCE_VERTEX = /* glsl */ `
${OPEN_AIR}
${HAZE}
in vec4 aTree;
uniform vec3 uSnowColour;
uniform vec3 uHaze;
uniform float uSnow;
out vec3 vColour;

void main() {
  float shown = smoothstep(8.0, 14.0, distance(aTree.xz, cameraPosition.xz));
  vec3 world = aTree.xyz + position * aTree.w * shown;
  float side = max(0.0, dot(normalize(vec3(position.x, 0.06, position.z)), uSun));
  float rim = step(0.01, abs(position.x) + abs(position.z));
  vec3 own = mix(vec3(0.03, 0.07, 0.045), uSnowColour, min(0.14 + 0.24 * uSnow, 0.8) * (0.35 + 0.65 * rim));
  vec3 light = uSunColour * side * lampAt(aTree.xz) + uSkyColour * (0.5 + 0.5 * position.y);
  vColour = mix(sqrt(own * light), uHaze, hazeAt(aTree.xz));
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0);
}
`;

export const SPRUCE_FRAGMENT = /* glsl */ `
in vec3 vColour;
out vec4 colour;

void main() {
  colour = vec4(vColour, 1.0);
}
`;
