import { BufferAttribute, BufferGeometry, Euler, Vector3 } from 'three';

type Triple = readonly [number, number, number];

/** One piece of carved wood: polygons stacked along an upright axis, each with its height and two half widths. */
export interface Part {
  readonly colour: number;
  readonly sides: number;
  readonly rings: readonly (readonly [height: number, x: number, z: number])[];
  readonly at?: Triple;
  /** Turned about the three axes, before it is put in its place. */
  readonly turned?: Triple;
}

/** A beam or board: its size, and the middle of its foot. */
export const block = (colour: number, [x, y, z]: Triple, at: Triple, turned?: Triple): Part => ({
  colour,
  sides: 4,
  // A square has its corners at √2 of half its width.
  rings: [
    [0, x * Math.SQRT1_2, z * Math.SQRT1_2],
    [y, x * Math.SQRT1_2, z * Math.SQRT1_2],
  ],
  at,
  ...(turned && { turned }),
});

const ringOf = ({ sides, rings, at = [0, 0, 0], turned = [0, 0, 0] }: Part): Vector3[][] => {
  const way = new Euler(...turned);
  return rings.map(([y, wide, deep]) =>
    Array.from({ length: sides }, (_, side) => {
      const angle = ((side + 0.5) / sides) * 2 * Math.PI;
      return new Vector3(Math.sin(angle) * wide, y, Math.cos(angle) * deep).applyEuler(way).add(new Vector3(...at));
    }),
  );
};

type Triangle = readonly [Vector3, Vector3, Vector3];

const trianglesOf = (part: Part): Triangle[] => {
  const rings = ringOf(part);
  const walls = rings.slice(1).flatMap((upper, at) => {
    const lower = rings[at] ?? upper;
    return lower.flatMap((a, side): Triangle[] => {
      const next = (side + 1) % part.sides;
      const [b, c, d] = [lower[next] ?? a, upper[next] ?? a, upper[side] ?? a];
      return [
        [a, b, c],
        [a, c, d],
      ];
    });
  });
  const [first, ...top] = rings.at(-1) ?? [];
  const lid = top.slice(1).map((corner, at): Triangle => [first ?? corner, top[at] ?? corner, corner]);
  return [...walls, ...lid];
};

/** Carved parts as one mesh, with flat faces as a knife leaves them; the attribute is the paint. */
export const carved = (parts: readonly Part[]): BufferGeometry => {
  const [places, normals, paints]: [number[], number[], number[]] = [[], [], []];
  for (const part of parts) {
    const paint = [part.colour >> 16, (part.colour >> 8) & 255, part.colour & 255].map(channel => channel / 255);
    for (const [a, b, c] of trianglesOf(part)) {
      const normal = b.clone().sub(a).cross(c.clone().sub(a)).normalize();
      for (const corner of [a, b, c]) {
        places.push(...corner);
        normals.push(...normal);
        paints.push(...paint);
      }
    }
  }
  const geometry = new BufferGeometry();
  const give = (name: string, values: number[]) =>
    geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), 3));
  give('position', places);
  give('normal', normals);
  give('aColour', paints);
  return geometry;
};

export const CARVED_VERTEX = /* glsl */ `
in vec3 aColour;
uniform vec3 uSun;
uniform vec3 uSnowColour;
uniform float uSnow;
uniform mat4 uShadowMatrix;
out vec3 vColour;
out vec3 vShade;
out vec2 vLight;
out float vHigh;

void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
#ifdef SNOWED
  vColour = mix(aColour * aColour, uSnowColour, smoothstep(0.6, 0.9, normal.y) * min(uSnow, 1.0));
#else
  vColour = aColour * aColour;
#endif
  vLight = vec2(max(dot(normal, uSun), 0.0), 0.62 + 0.38 * normal.y);
  vShade = (uShadowMatrix * vec4(world.xyz + normal * 0.06, 1.0)).xyz;
  vHigh = world.y;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

export const CARVED_FRAGMENT = /* glsl */ `
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
