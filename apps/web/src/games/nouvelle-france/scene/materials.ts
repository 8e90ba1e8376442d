import { DoubleSide, GLSL3, type IUniform, Matrix4, ShaderMaterial, type Texture, Vector3 } from 'three';
import { BRICK_FRAGMENT, BRICK_VERTEX, CASTER_FRAGMENT } from './brick-shaders.ts';
import { CARVED_FRAGMENT, CARVED_VERTEX } from './carving.ts';
import { FALLEN_FRAGMENT, GROUND_FRAGMENT, GROUND_VERTEX, LIT_FRAGMENT, SLAB_FRAGMENT } from './ground-shaders.ts';
import { FLAKE_FRAGMENT, FLAKE_VERTEX } from './snowflakes.ts';
import { COUNTRY_FRAGMENT, COUNTRY_VERTEX, SPRUCE_FRAGMENT, SPRUCE_VERTEX } from './surroundings-shaders.ts';

/** Towards the sun: low, from the left, a little from the front. */
export const SUN = new Vector3(-0.74, 0.62, 0.36).normalize();

/** Uniforms shared by all materials. */
export interface Shared {
  readonly [name: string]: IUniform;
  readonly uSun: IUniform<Vector3>;
  readonly uShadowMatrix: IUniform<Matrix4>;
  readonly uShadow: IUniform<Texture | null>;
  readonly uHeights: IUniform<Texture | null>;
  readonly uFallen: IUniform<Texture | null>;
  readonly uLit: IUniform<Texture | null>;
  readonly uAtlas: IUniform<Texture | null>;
  readonly uGround: IUniform<Texture | null>;
  readonly uSunColour: IUniform<Vector3>;
  readonly uSkyColour: IUniform<Vector3>;
  readonly uSnowColour: IUniform<Vector3>;
  readonly uStone: IUniform<Vector3>;
  readonly uWetStone: IUniform<Vector3>;
  readonly uWaterColour: IUniform<Vector3>;
  readonly uHaze: IUniform<Vector3>;
  readonly uReach: IUniform<number>;
  readonly uCountry: IUniform<Texture | null>;
  readonly uSnow: IUniform<number>;
  readonly uFall: IUniform<number>;
  readonly uTime: IUniform<number>;
}

const STONE = new Vector3(0.66, 0.64, 0.6);
const WET_STONE = new Vector3(0.17, 0.18, 0.2);

export const sharedUniforms = (): Shared => ({
  uSun: { value: SUN },
  uShadowMatrix: { value: new Matrix4() },
  uShadow: { value: null },
  uHeights: { value: null },
  uFallen: { value: null },
  uLit: { value: null },
  uAtlas: { value: null },
  uGround: { value: null },
  uSunColour: { value: new Vector3() },
  uSkyColour: { value: new Vector3() },
  uSnowColour: { value: new Vector3() },
  uStone: { value: STONE },
  uWetStone: { value: WET_STONE },
  uWaterColour: { value: new Vector3() },
  uHaze: { value: new Vector3() },
  uReach: { value: 0 },
  uCountry: { value: null },
  uSnow: { value: 0 },
  uFall: { value: 0 },
  uTime: { value: 0 },
});

const pick = (shared: Shared, code: string): Record<string, IUniform> =>
  Object.fromEntries(Object.entries(shared).filter(([name]) => code.includes(` ${name};`)));

interface Recipe {
  readonly vertex: string;
  readonly fragment: string;
  readonly defines?: Record<string, string | number>;
}

const made = (shared: Shared, { vertex, fragment, defines = {} }: Recipe): ShaderMaterial =>
  new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: vertex,
    fragmentShader: fragment,
    defines,
    uniforms: pick(shared, vertex + fragment),
  });

const clear = (material: ShaderMaterial): ShaderMaterial => {
  material.transparent = true;
  material.depthWrite = false;
  return material;
};

/** Looks into the maps of light for each point of the ground. */
const TAPS = 20;

export const makeMaterials = (shared: Shared) => {
  const ground = (fragment: string, defines: Record<string, string | number> = {}): ShaderMaterial =>
    made(shared, { vertex: GROUND_VERTEX, fragment, defines });
  const snowy = { SNOWY: '' };
  const trimmed = { SNOWY: '', TRIMMED: '' };
  const bench = ground(GROUND_FRAGMENT, snowy);
  bench.side = DoubleSide;
  return {
    brick: made(shared, { vertex: BRICK_VERTEX, fragment: BRICK_FRAGMENT }),
    brickCaster: made(shared, { vertex: BRICK_VERTEX, fragment: CASTER_FRAGMENT }),
    figure: made(shared, { vertex: CARVED_VERTEX, fragment: CARVED_FRAGMENT }),
    prop: made(shared, { vertex: CARVED_VERTEX, fragment: CARVED_FRAGMENT, defines: { SNOWED: '' } }),
    carvedCaster: made(shared, { vertex: CARVED_VERTEX, fragment: CASTER_FRAGMENT }),
    country: made(shared, { vertex: COUNTRY_VERTEX, fragment: COUNTRY_FRAGMENT }),
    spruce: made(shared, { vertex: SPRUCE_VERTEX, fragment: SPRUCE_FRAGMENT }),
    flake: clear(made(shared, { vertex: FLAKE_VERTEX, fragment: FLAKE_FRAGMENT })),
    bench,
    benchFallen: ground(FALLEN_FRAGMENT, { ...snowy, TAPS }),
    benchLit: ground(LIT_FRAGMENT, snowy),
    trim: ground(GROUND_FRAGMENT, trimmed),
    trimFallen: ground(FALLEN_FRAGMENT, { ...trimmed, TAPS }),
    trimLit: ground(LIT_FRAGMENT, trimmed),
    board: ground(GROUND_FRAGMENT),
    boardFallen: ground(FALLEN_FRAGMENT, { TAPS }),
    boardLit: ground(LIT_FRAGMENT),
    slab: ground(SLAB_FRAGMENT),
  };
};
