import { random } from '@cap-diamant/kernel';
import { BufferAttribute, BufferGeometry } from 'three';
import { WORLD } from './layout.ts';

const COUNT = 700;

/** How long it snows, in milliseconds. */
export const SNOWING = 2600;

/** Snowflakes over the whole scene; the shader computes their positions from the time. */
export const flakes = (): BufferGeometry => {
  const dice = random('flakes');
  const share = (): number => dice.below(10_000) / 10_000;
  const places = Array.from({ length: COUNT }, () => [
    WORLD.left + share() * (WORLD.right - WORLD.left),
    share(),
    WORLD.back + share() * (WORLD.front - WORLD.back),
  ]);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(places.flat()), 3));
  return geometry;
};

export const FLAKE_VERTEX = /* glsl */ `
uniform float uTime;
out float vFade;

void main() {
  float fallen = fract(position.y + uTime * (0.55 + 0.35 * fract(position.y * 17.0)));
  vec3 world = vec3(position.x + sin(uTime * 5.0 + position.y * 40.0) * 0.3 + fallen * 1.4, 9.0 * (1.0 - fallen), position.z);
  vFade = smoothstep(0.0, 0.15, uTime) * (1.0 - smoothstep(0.75, 1.0, uTime)) * smoothstep(1.0, 0.9, fallen);
  gl_Position = projectionMatrix * viewMatrix * vec4(world, 1.0);
  gl_PointSize = (90.0 + 70.0 * fract(position.y * 31.0)) / gl_Position.w;
}
`;

export const FLAKE_FRAGMENT = /* glsl */ `
uniform vec3 uSnowColour;
in float vFade;
out vec4 colour;

void main() {
  float away = length(gl_PointCoord - 0.5);
  colour = vec4(sqrt(uSnowColour), vFade * smoothstep(0.5, 0.15, away) * 0.9);
}
`;
