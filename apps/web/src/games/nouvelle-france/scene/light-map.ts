import {
  DepthTexture,
  LessEqualCompare,
  LinearFilter,
  Matrix4,
  NearestFilter,
  OrthographicCamera,
  type Scene,
  UnsignedIntType,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { WORLD } from './layout.ts';
import type { Shared } from './materials.ts';
import { isSoftware } from './webgl.ts';

const SHADOW = 1536;
const HEIGHTS = 256;
/** Texels per unit of the baked light. */
const FINE = 18;
/** Texels per unit of the painted ground. */
const DRAWN = 44;

const [WIDE, DEEP] = [WORLD.right - WORLD.left, WORLD.front - WORLD.back];

/** Clip space to texture coordinates. */
const TO_PICTURE = new Matrix4().set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1);

const fromAbove = (): OrthographicCamera => {
  const camera = new OrthographicCamera(-WIDE / 2, WIDE / 2, DEEP / 2, -DEEP / 2, 1, 40);
  camera.position.set((WORLD.left + WORLD.right) / 2, 20, (WORLD.back + WORLD.front) / 2);
  camera.up.set(0, 0, -1);
  camera.lookAt(camera.position.x, 0, camera.position.z);
  return camera;
};

const fromSun = (sun: Vector3): OrthographicCamera => {
  const camera = new OrthographicCamera(-13, 13, 10.5, -10.5, 1, 50);
  camera.position
    .copy(sun)
    .multiplyScalar(25)
    .add(new Vector3(0.5, 1, 0));
  camera.lookAt(0.5, 1, 0);
  camera.updateMatrixWorld();
  return camera;
};

const simple = { minFilter: LinearFilter, magFilter: LinearFilter, generateMipmaps: false } as const;

/**
 * Baked light. It is computed when pieces change and kept in textures, so that moving the camera costs nothing: a
 * shadow map for the bricks, and the light on the ground with soft shadows.
 */
export class LightMap {
  readonly #shadow: WebGLRenderTarget;
  readonly #heights = new WebGLRenderTarget(HEIGHTS, HEIGHTS, simple);
  readonly #fallen = new WebGLRenderTarget(WIDE * FINE, DEEP * FINE, simple);
  readonly #lit = new WebGLRenderTarget(WIDE * DRAWN, DEEP * DRAWN, simple);
  readonly #above = fromAbove();
  readonly #sun: OrthographicCamera;

  constructor(shared: Shared) {
    const depthTexture = new DepthTexture(SHADOW, SHADOW, UnsignedIntType);
    depthTexture.compareFunction = LessEqualCompare;
    depthTexture.minFilter = isSoftware() ? NearestFilter : LinearFilter;
    depthTexture.magFilter = depthTexture.minFilter;
    this.#shadow = new WebGLRenderTarget(SHADOW, SHADOW, { ...simple, depthTexture });
    this.#sun = fromSun(shared.uSun.value);
    shared.uShadowMatrix.value
      .copy(TO_PICTURE)
      .multiply(this.#sun.projectionMatrix)
      .multiply(this.#sun.matrixWorldInverse);
    shared.uShadow.value = depthTexture;
    shared.uHeights.value = this.#heights.texture;
    shared.uFallen.value = this.#fallen.texture;
    shared.uLit.value = this.#lit.texture;
  }

  /** Computes shadows and light again for these casters and this ground. */
  bake(renderer: WebGLRenderer, casters: Scene, ground: Scene): void {
    renderer.setClearColor(0, 1);
    renderer.setRenderTarget(this.#shadow);
    renderer.render(casters, this.#sun);
    renderer.setRenderTarget(this.#heights);
    renderer.render(casters, this.#above);
    renderer.setRenderTarget(this.#fallen);
    renderer.render(ground, this.#above);
    renderer.setRenderTarget(null);
  }

  /** Paints the ground with the baked light; needed when only colours or snow have changed. */
  paint(renderer: WebGLRenderer, ground: Scene): void {
    renderer.setRenderTarget(this.#lit);
    renderer.render(ground, this.#above);
    renderer.setRenderTarget(null);
  }

  dispose(): void {
    this.#shadow.depthTexture?.dispose();
    this.#shadow.dispose();
    this.#heights.dispose();
    this.#fallen.dispose();
    this.#lit.dispose();
  }
}
