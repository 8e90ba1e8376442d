import type { BySite } from '@cap-diamant/nouvelle-france/vocabulary';
import { BufferAttribute, type BufferGeometry, LatheGeometry, Vector2 } from 'three';

type Band = readonly [radius: number, height: number, colour: number];

const COAT = 0x38507a;
const HAT = 0x1f1d24;
const FACE = 0xe9cfa8;
const ROBE = 0x2a2730;
const COLLAR = 0xf0ead9;
const SMOCK = 0xd9cdb2;
const CAP = 0xf3eee0;
const BELT = 0x7a4a2a;

/** Turned figures, from the foot up: an officer under his wide hat, a priest in his robe, a miller white with flour. */
const PROFILES: BySite<readonly Band[]> = {
  redoubt: [
    [0.36, 0, COAT],
    [0.34, 0.06, COAT],
    [0.25, 0.2, COAT],
    [0.19, 0.5, COAT],
    [0.2, 0.52, COLLAR],
    [0.2, 0.58, COLLAR],
    [0.24, 0.6, COAT],
    [0.22, 0.82, COAT],
    [0.1, 0.9, COLLAR],
    [0.15, 0.96, FACE],
    [0.17, 1.06, FACE],
    [0.14, 1.15, FACE],
    [0.34, 1.17, HAT],
    [0.33, 1.21, HAT],
    [0.17, 1.22, HAT],
    [0.15, 1.34, HAT],
    [0, 1.36, HAT],
  ],
  church: [
    [0.36, 0, ROBE],
    [0.35, 0.06, ROBE],
    [0.27, 0.25, ROBE],
    [0.2, 0.75, ROBE],
    [0.17, 0.84, ROBE],
    [0.13, 0.85, COLLAR],
    [0.13, 0.92, COLLAR],
    [0.15, 0.96, FACE],
    [0.17, 1.06, FACE],
    [0.13, 1.17, FACE],
    [0.22, 1.18, ROBE],
    [0.22, 1.22, ROBE],
    [0.12, 1.23, ROBE],
    [0.11, 1.3, ROBE],
    [0, 1.31, ROBE],
  ],
  mill: [
    [0.37, 0, SMOCK],
    [0.36, 0.06, SMOCK],
    [0.3, 0.2, SMOCK],
    [0.27, 0.42, SMOCK],
    [0.28, 0.43, BELT],
    [0.28, 0.5, BELT],
    [0.28, 0.52, SMOCK],
    [0.25, 0.8, SMOCK],
    [0.12, 0.89, SMOCK],
    [0.16, 0.95, FACE],
    [0.18, 1.05, FACE],
    [0.15, 1.13, FACE],
    [0.19, 1.14, CAP],
    [0.2, 1.22, CAP],
    [0.12, 1.32, CAP],
    [0, 1.35, CAP],
  ],
};

const AROUND = 9;

/** One figure; every band has a colour of its own, sharp towards the next. */
const turned = (bands: readonly Band[]): BufferGeometry => {
  const geometry = new LatheGeometry(
    bands.map(([radius, height]) => new Vector2(radius, height)),
    AROUND,
  );
  const colours = Array.from({ length: AROUND + 1 }, () => bands.map(([, , colour]) => colour)).flat();
  const parts = colours.flatMap(colour => [(colour >> 16) / 255, ((colour >> 8) & 255) / 255, (colour & 255) / 255]);
  geometry.setAttribute('aColour', new BufferAttribute(new Float32Array(parts), 3));
  return geometry;
};

export const figures = (): BySite<BufferGeometry> => ({
  redoubt: turned(PROFILES.redoubt),
  church: turned(PROFILES.church),
  mill: turned(PROFILES.mill),
});

export const FIGURE_VERTEX = /* glsl */ `
in vec3 aColour;
uniform vec3 uSun;
uniform mat4 uShadowMatrix;
out vec3 vColour;
out vec3 vShade;
out vec2 vLight;
out float vHigh;

void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vColour = aColour * aColour;
  vLight = vec2(max(dot(normal, uSun), 0.0), 0.62 + 0.38 * normal.y);
  vShade = (uShadowMatrix * vec4(world.xyz + normal * 0.06, 1.0)).xyz;
  vHigh = world.y;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

export const FIGURE_FRAGMENT = /* glsl */ `
uniform sampler2DShadow uShadow;
uniform vec3 uSunColour;
uniform vec3 uSkyColour;
in vec3 vColour;
in vec3 vShade;
in vec2 vLight;
out vec4 colour;

void main() {
  vec3 light = uSunColour * vLight.x * texture(uShadow, vShade) + uSkyColour * vLight.y;
  colour = vec4(sqrt(vColour * light), 1.0);
}
`;
