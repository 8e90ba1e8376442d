import { type BySite, SITES } from '@cap-diamant/nouvelle-france/vocabulary';
import { type BufferGeometry, Mesh, Points, Scene } from 'three';
import { BrickGeometry } from './brick-geometry.ts';
import { figures } from './figures.ts';
import { boards, slabs } from './ground.ts';
import { drawGround } from './ground-texture.ts';
import { BENCH_TOP, BESIDE } from './layout.ts';
import { LightMap } from './light-map.ts';
import { makeMaterials, type Shared, sharedUniforms } from './materials.ts';
import { props } from './props.ts';
import { depthAt } from './snow-depth.ts';
import { flakes } from './snowflakes.ts';
import { spruces } from './spruces.ts';
import { country } from './surroundings.ts';
import { drawCountry } from './surroundings-texture.ts';
import { terrain } from './terrain.ts';
import { drawAtlas, textureOf } from './texture-atlas.ts';

/** All places of three sites, their sticks and pins. */
const MOST_BRICKS = 320;

/** Fixed order, front to back, without culling: hidden fragments are then skipped by the depth test. */
const put = <M extends Mesh | Points>(scene: Scene, object: M, order: number): M => {
  object.frustumCulled = false;
  object.renderOrder = order;
  object.matrixAutoUpdate = false;
  scene.add(object);
  return object;
};

/** The objects of the scene in several lists: visible, casting shadows, receiving light. */
export class SceneObjects {
  readonly shared: Shared = sharedUniforms();
  readonly seen = new Scene();
  readonly casters = new Scene();
  readonly fallen = new Scene();
  readonly lit = new Scene();
  readonly bricks = new BrickGeometry(MOST_BRICKS);
  readonly flakes: Points;
  readonly light: LightMap;
  readonly #characters: BySite<readonly Mesh[]>;
  readonly #materials = makeMaterials(this.shared);
  readonly #geometries: BufferGeometry[] = [];
  readonly atlas = drawAtlas();
  readonly #wood = textureOf(this.atlas.canvas);
  readonly #picture = drawGround();
  readonly #country = drawCountry();

  constructor() {
    this.shared.uAtlas.value = this.#wood;
    this.shared.uGround.value = this.#picture;
    this.shared.uCountry.value = this.#country;
    this.light = new LightMap(this.shared);
    const { brick, brickCaster, slab, boardFallen } = this.#materials;
    this.#geometries.push(this.bricks);
    put(this.seen, new Mesh(this.bricks, brick), 1);
    put(this.casters, new Mesh(this.bricks, brickCaster), 1);
    const [coarse, fine] = [terrain(1), terrain(0.5)];
    this.#lay(coarse.plain, fine.plain, 'bench', 4);
    this.#lay(coarse.trimmed, fine.trimmed, 'trim', 4);
    for (const geometry of boards()) this.#lay(geometry, geometry, 'board', 3);
    const stones = this.#kept(slabs());
    put(this.seen, new Mesh(stones, slab), 2);
    put(this.fallen, new Mesh(stones, boardFallen), 2);
    this.#surround();
    this.#characters = this.#seat();
    this.flakes = put(this.seen, new Points(this.#kept(flakes()), this.#materials.flake), 6);
    this.flakes.visible = false;
  }

  #kept<G extends BufferGeometry>(geometry: G): G {
    this.#geometries.push(geometry);
    return geometry;
  }

  #lay(seen: BufferGeometry, lit: BufferGeometry, kind: 'bench' | 'trim' | 'board', order: number): void {
    put(this.seen, new Mesh(this.#kept(seen), this.#materials[kind]), order);
    put(this.fallen, new Mesh(this.#kept(lit), this.#materials[`${kind}Fallen`]), order);
    put(this.lit, new Mesh(lit, this.#materials[`${kind}Lit`]), order);
  }

  #surround(): void {
    const { prop, carvedCaster, spruce, country: ground } = this.#materials;
    const things = this.#kept(props());
    put(this.seen, new Mesh(things, prop), 1);
    put(this.casters, new Mesh(things, carvedCaster), 1);
    put(this.seen, new Mesh(this.#kept(spruces()), spruce), 1);
    put(this.seen, new Mesh(this.#kept(country()), ground), 5);
  }

  #seat(): BySite<readonly Mesh[]> {
    const shapes = figures();
    const stand = (site: (typeof SITES)[number]): readonly Mesh[] => {
      const geometry = this.#kept(shapes[site]);
      const { figure, carvedCaster } = this.#materials;
      const meshes = [
        put(this.seen, new Mesh(geometry, figure), 1),
        put(this.casters, new Mesh(geometry, carvedCaster), 1),
      ];
      const { x, z } = BESIDE[site].character;
      for (const mesh of meshes) {
        mesh.position.set(x, BENCH_TOP, z);
        mesh.scale.setScalar(1.5);
        mesh.updateMatrix();
      }
      return meshes;
    };
    return { redoubt: stand('redoubt'), church: stand('church'), mill: stand('mill') };
  }

  /** A character somebody has taken is no longer beside its site. */
  showCharacters(taken: BySite<number | null>): void {
    for (const site of SITES) for (const mesh of this.#characters[site]) mesh.visible = taken[site] === null;
  }

  /** Characters stand on top of the snow. */
  liftCharacters(snow: number): void {
    for (const site of SITES) {
      const { x, z } = BESIDE[site].character;
      for (const mesh of this.#characters[site]) {
        mesh.position.y = BENCH_TOP + depthAt(x, z, snow);
        mesh.updateMatrix();
      }
    }
  }

  dispose(): void {
    for (const geometry of this.#geometries) geometry.dispose();
    for (const material of Object.values(this.#materials)) material.dispose();
    this.#wood.dispose();
    this.#picture.dispose();
    this.#country.dispose();
    this.light.dispose();
  }
}
