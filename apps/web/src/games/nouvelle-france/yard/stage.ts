import type { Placed, Site, View } from '@cap-diamant/nouvelle-france';
import { Color, LinearSRGBColorSpace, PerspectiveCamera, Vector3, WebGLRenderer } from 'three';
import type { Cube, Ghost, Square } from '../sites.ts';
import {
  type Brick,
  ghostBricks,
  hasGrown,
  litBricks,
  pinBricks,
  placedBricks,
  Standing,
  stickBricks,
} from './bricks.ts';
import { SNOWING } from './flakes.ts';
import { BENCH_TOP, BESIDE, frameOf, toYard } from './layout.ts';
import { moodAt } from './mood.ts';
import { eyeOf, FIELD, flight, overviewPose, type Pose, sitePose, TILT, within } from './orbit.ts';
import { Pace } from './pace.ts';
import { meetsCubes, type Ray, squareAt } from './picking.ts';
import { Scenery } from './scenery.ts';
import { isSoftware } from './webgl.ts';

const FALL = 280;
const FALL_FROM = 2.6;
const FLIGHT = 620;
const SETTLING = 2000;
/** At rest for so long, the picture is drawn as fine as the screen. */
const REST = 400;
const MOST_RATIO = 2;
/** While snow falls the ground is painted anew for each such part of a floor. */
const PAINT_STEP = 0.15;

export interface Palette {
  readonly paper: readonly [number, number, number];
  readonly accent: readonly [number, number, number];
  readonly warn: readonly [number, number, number];
}

const screenRatio = (): number => Math.min(MOST_RATIO, devicePixelRatio);

/** At rest, where no card smooths edges: finer than the screen, which smooths them as well. */
const stillRatio = (): number => (isSoftware() ? Math.min(MOST_RATIO, devicePixelRatio * 1.5) : screenRatio());

/** A movement under way: how long it takes, and what it does on its way from 0 to 1. */
interface Motion {
  readonly since: number;
  readonly takes: number;
  step(share: number): void;
  done?(): void;
}

type MotionName = 'camera' | 'fall' | 'snow' | 'flakes';

/** The yard on a canvas. It is drawn when something changes, and only then. */
export class Stage {
  /** Called after each picture: labels follow. */
  ondrawn: (() => void) | undefined;
  readonly #renderer: WebGLRenderer;
  readonly #camera = new PerspectiveCamera(FIELD, 1, 1, 120);
  readonly #scenery = new Scenery();
  readonly #pace: Pace;
  readonly #motions = new Map<MotionName, Motion>();
  readonly #still: () => boolean;
  #pose: Pose = { x: 0, y: 0.6, z: 0, turn: -0.32, tilt: TILT, far: 40 };
  #standing = new Standing([]);
  #placed: readonly Placed[] | undefined;
  #bricks: readonly Brick[] = [];
  #linked: readonly Cube[] = [];
  #snow = 0;
  #night = false;
  #lightStale = true;
  #paintStale = true;
  /** The snow when the ground was last painted. */
  #painted = 0;
  #frame = 0;
  #before = 0;
  #rest = 0;
  #size = { width: 1, height: 1 };
  #ratio = 0;

  constructor(canvas: HTMLCanvasElement, still: () => boolean) {
    this.#still = still;
    this.#renderer = new WebGLRenderer({ canvas, antialias: !isSoftware(), alpha: false, stencil: false });
    this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    this.#renderer.sortObjects = true;
    this.#pace = new Pace(screenRatio(), isSoftware() ? 0.75 : MOST_RATIO);
  }

  get pose(): Pose {
    return this.#pose;
  }

  resize(width: number, height: number): void {
    this.#size = { width: Math.max(1, width), height: Math.max(1, height) };
    this.#pace.limit(screenRatio());
    this.#ratio = 0;
    this.#camera.aspect = this.#size.width / this.#size.height;
    this.#camera.updateProjectionMatrix();
    this.#draw(performance.now(), true);
  }

  paint({ paper, accent, warn }: Palette, night: boolean): void {
    const { shared } = this.#scenery;
    shared.uPaper.value.set(...paper);
    shared.uAccent.value.set(...accent);
    shared.uWarn.value.set(...warn);
    this.#night = night;
    this.#setMood();
    this.#paintStale = true;
    this.invalidate();
  }

  /** Shows a position; a piece that was not there in the one before falls into its place, new snow comes down. */
  show(view: View): void {
    const before = this.#placed;
    if (view.placed !== before) {
      const grown = before !== undefined && hasGrown(before, view.placed) && !this.#still();
      this.#placed = view.placed;
      this.#standing = new Standing(view.placed);
      this.#bricks = [...placedBricks(view, this.#standing, grown), ...stickBricks(view), ...pinBricks()];
      if (grown) this.#drop();
      else this.#land();
      this.#showBricks();
    }
    this.#scenery.showCharacters(view.characters);
    if (view.snow !== this.#snow) this.#snowTo(view.snow, before === undefined || view.snow < this.#snow);
    this.invalidate();
  }

  /** Lights the cubes that would score with the piece in hand. */
  showLinked(linked: readonly Cube[]): void {
    this.#linked = linked;
    this.#showBricks();
    this.invalidate();
  }

  #showBricks(): void {
    this.#scenery.bricks.show(litBricks(this.#bricks, this.#linked));
  }

  showGhost(ghost: Ghost | undefined): void {
    this.#scenery.ghost.show(ghost === undefined ? [] : ghostBricks(ghost));
    this.#scenery.footing.show(ghost, this.#standing);
    this.#scenery.shared.uFault.value = ghost?.fault === undefined ? 0 : 1;
    this.invalidate();
  }

  #drop(): void {
    const { uFall } = this.#scenery.shared;
    uFall.value = FALL_FROM;
    this.#move('fall', FALL, {
      step: share => {
        uFall.value = FALL_FROM * (1 - share * share);
      },
      done: () => this.#land(),
    });
  }

  #land(): void {
    this.#motions.delete('fall');
    this.#scenery.shared.uFall.value = 0;
    this.#lightStale = true;
  }

  #snowTo(snow: number, atOnce: boolean): void {
    const from = this.#snow;
    const { shared, flakes } = this.#scenery;
    this.#snow = snow;
    this.#lightStale = true;
    const settle = (level: number): void => {
      shared.uSnow.value = level;
      this.#scenery.liftCharacters(level);
      this.#setMood();
    };
    if (atOnce || this.#still()) {
      this.#motions.delete('snow');
      settle(snow);
      return;
    }
    this.#move('snow', SETTLING, { step: share => settle(from + (snow - from) * share) });
    flakes.visible = true;
    this.#move('flakes', SNOWING, {
      step: share => {
        shared.uTime.value = share;
      },
      done: () => {
        flakes.visible = false;
      },
    });
  }

  #setMood(): void {
    const { shared } = this.#scenery;
    const mood = moodAt(shared.uSnow.value, this.#night);
    shared.uSunColour.value.set(...mood.sun);
    shared.uSkyColour.value.set(...mood.sky);
    shared.uSnowColour.value.set(...mood.snow);
  }

  #move(name: MotionName, takes: number, motion: Pick<Motion, 'step' | 'done'>): void {
    this.#motions.set(name, { since: performance.now(), takes, ...motion });
    this.invalidate();
  }

  /** Looks from there at once. */
  look(pose: Pose): void {
    this.#motions.delete('camera');
    this.#pose = within(pose);
    this.invalidate();
  }

  #flyTo(to: Pose, atOnce: boolean): void {
    if (atOnce || this.#still()) {
      this.look(to);
      return;
    }
    const from = this.#pose;
    this.#move('camera', FLIGHT, {
      step: share => {
        this.#pose = flight(from, to, share);
      },
    });
  }

  flyToSite(site: Site, atOnce = false): void {
    this.#flyTo(sitePose(site, this.#camera.aspect, this.#pose), atOnce);
  }

  flyToAll(atOnce = false): void {
    this.#flyTo(overviewPose(this.#camera.aspect, this.#pose), atOnce);
  }

  invalidate(): void {
    clearTimeout(this.#rest);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(now => this.#draw(now, false));
  }

  #draw(now: number, atRest: boolean): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#frame = 0;
    for (const [name, motion] of this.#motions) {
      const share = Math.min(1, Math.max(0, (now - motion.since) / motion.takes));
      motion.step(share);
      if (share < 1) continue;
      this.#motions.delete(name);
      motion.done?.();
    }
    this.#measure(now);
    this.#setRatio(atRest ? stillRatio() : this.#pace.moving);
    this.#render();
    if (this.#motions.size > 0) this.invalidate();
    else if (this.#ratio < stillRatio())
      this.#rest = window.setTimeout(() => this.#draw(performance.now(), true), REST);
  }

  /** Only frames that follow each other tell how long one takes. */
  #measure(now: number): void {
    const took = now - this.#before;
    this.#before = now;
    if (took > 0 && took < 250) this.#pace.took(took);
  }

  #setRatio(ratio: number): void {
    if (ratio === this.#ratio) return;
    this.#ratio = ratio;
    this.#renderer.setPixelRatio(ratio);
    this.#renderer.setSize(this.#size.width, this.#size.height, false);
  }

  #render(): void {
    this.#findLight();
    const { shared, seen } = this.#scenery;
    const { x, y, z } = shared.uPaper.value;
    this.#renderer.setClearColor(new Color(x, y, z), 1);
    this.#camera.position.set(...eyeOf(this.#pose));
    this.#camera.lookAt(this.#pose.x, this.#pose.y, this.#pose.z);
    this.#renderer.render(seen, this.#camera);
    this.ondrawn?.();
  }

  #findLight(): void {
    const { shared, light, casters, fallen, lit } = this.#scenery;
    const shown = shared.uSnow.value;
    if (this.#lightStale) {
      shared.uSnow.value = this.#snow;
      light.fall(this.#renderer, casters, fallen);
      shared.uSnow.value = shown;
    }
    const settled = shown === this.#snow ? shown !== this.#painted : Math.abs(shown - this.#painted) > PAINT_STEP;
    if (this.#lightStale || this.#paintStale || settled) {
      light.paint(this.#renderer, lit);
      this.#painted = shown;
    }
    this.#lightStale = false;
    this.#paintStale = false;
  }

  /** The look through a point of the canvas, in its own pixels. */
  #rayAt(x: number, y: number): Ray {
    const through = new Vector3((x / this.#size.width) * 2 - 1, 1 - (y / this.#size.height) * 2, 0.5);
    this.#camera.updateMatrixWorld();
    const way = through.unproject(this.#camera).sub(this.#camera.position).normalize();
    return { from: this.#camera.position.toArray(), way: way.toArray() };
  }

  squareAt(x: number, y: number): Square | undefined {
    return squareAt(this.#rayAt(x, y), this.#standing);
  }

  meetsGhost(x: number, y: number, ghost: Ghost): boolean {
    return meetsCubes(this.#rayAt(x, y), frameOf(ghost.site, ghost.grid), ghost.cells);
  }

  /** Where a point of the yard is seen on the canvas. */
  #seenAt(place: Vector3): { readonly x: number; readonly y: number } {
    this.#camera.updateMatrixWorld();
    const point = place.project(this.#camera);
    return { x: ((point.x + 1) / 2) * this.#size.width, y: ((1 - point.y) / 2) * this.#size.height };
  }

  /** Where the top of a column is seen. */
  pointOf({ site, grid, x, y }: Square): { readonly x: number; readonly y: number } {
    const frame = frameOf(site, grid);
    const place = toYard(frame, x, y);
    return this.#seenAt(new Vector3(place.x, this.#standing.height(frame, x, y), place.z));
  }

  /** Where the middle of the ghost's top is seen. */
  ghostPoint({ site, grid, cells }: Ghost): { readonly x: number; readonly y: number } {
    const frame = frameOf(site, grid);
    const middle = (at: 0 | 1): number => cells.reduce((sum, cell) => sum + cell[at], 0) / cells.length;
    const place = toYard(frame, middle(0), middle(1));
    return this.#seenAt(new Vector3(place.x, Math.max(...cells.map(cell => cell[2])) + 1.1, place.z));
  }

  /** Where the character of a site is seen; the edge of the canvas, if it is not seen. */
  characterPoint(site: Site): { readonly x: number; readonly y: number } {
    const place = BESIDE[site].character;
    const { x, y } = this.#seenAt(new Vector3(place.x, BENCH_TOP + 1, place.z));
    const { width, height } = this.#size;
    return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#motions.clear();
    this.#scenery.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
