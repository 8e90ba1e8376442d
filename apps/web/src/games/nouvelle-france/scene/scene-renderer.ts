import type { Placed } from '@cap-diamant/nouvelle-france/state';
import type { View } from '@cap-diamant/nouvelle-france/view';
import type { Site } from '@cap-diamant/nouvelle-france/vocabulary';
import { Color, LinearSRGBColorSpace, WebGLRenderer } from 'three';
import type { Cube, Ghost, Square } from '../sites/sites.ts';
import { AdaptiveResolution } from './adaptive-resolution.ts';
import { type AnimationName, type AnimationSteps, Animations } from './animations.ts';
import { type Brick, Columns, hasGrown, pinBricks, placedBricks, stickBricks } from './bricks.ts';
import { flight, overviewPose, type Pose, sitePose } from './camera-pose.ts';
import { HandOverlay } from './hand-overlay.ts';
import { BENCH_TOP, BESIDE, frameOf, toWorld } from './layout.ts';
import { lightingAt, reachOf } from './lighting.ts';
import { OrbitCamera, type Point } from './orbit-camera.ts';
import { meetsCubes, squareAt } from './picking.ts';
import { SceneObjects } from './scene-objects.ts';
import { SNOWING } from './snowflakes.ts';
import { isSoftware } from './webgl.ts';

const FALL = 280;
const FALL_FROM = 2.6;
const FLIGHT = 620;
const SETTLING = 2000;
/** After this long at rest the picture is drawn at full resolution, in milliseconds. */
const REST = 400;
const MOST_RATIO = 2;
/** While snow rises, the ground is repainted after each such step of its level. */
const PAINT_STEP = 0.15;
/** From the middle of a square to its corners, one after the other. */
const CORNERS = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;

export interface Palette {
  readonly paper: readonly [number, number, number];
  readonly accent: readonly [number, number, number];
  readonly warn: readonly [number, number, number];
}

const cssColour = (parts: readonly number[]): string => `rgb(${parts.map(part => Math.round(part * 255)).join(' ')})`;

const screenRatio = (): number => Math.min(MOST_RATIO, devicePixelRatio);

/** Without a graphics card there is no antialiasing, so the still picture is supersampled. */
const stillRatio = (): number => (isSoftware() ? Math.min(MOST_RATIO, devicePixelRatio * 1.5) : screenRatio());

/** Draws the scene on a canvas, only when something has changed. */
export class SceneRenderer {
  /** Called after each frame, so that labels can follow. */
  ondrawn: (() => void) | undefined;
  readonly #renderer: WebGLRenderer;
  readonly #camera = new OrbitCamera();
  readonly #objects = new SceneObjects();
  readonly #hand: HandOverlay;
  readonly #resolution: AdaptiveResolution;
  readonly #animations = new Animations();
  readonly #still: () => boolean;
  #columns = new Columns([]);
  #placed: readonly Placed[] | undefined;
  /** What the camera was last told to frame; undefined once the person moves it. */
  #framed: Site | 'all' | undefined;
  #bricks: readonly Brick[] = [];
  #snow = 0;
  #night = false;
  #lightStale = true;
  #paintStale = true;
  /** The snow when the ground was last painted. */
  #painted = 0;
  #frame = 0;
  #handFrame = 0;
  #before = 0;
  #rest = 0;
  #ratio = 0;

  constructor(canvas: HTMLCanvasElement, overlay: HTMLCanvasElement, still: () => boolean) {
    this.#still = still;
    this.#hand = new HandOverlay(overlay, this.#objects.atlas);
    this.#renderer = new WebGLRenderer({ canvas, antialias: !isSoftware(), alpha: false, stencil: false });
    this.#renderer.outputColorSpace = LinearSRGBColorSpace;
    this.#renderer.sortObjects = true;
    this.#resolution = new AdaptiveResolution(screenRatio(), isSoftware() ? 0.75 : MOST_RATIO);
  }

  get pose(): Pose {
    return this.#camera.pose;
  }

  resize(width: number, height: number): void {
    this.#camera.resize(width, height);
    this.#resolution.limit(screenRatio());
    this.#ratio = 0;
    if (this.#framed !== undefined) this.frame(this.#framed, true);
    this.#draw(performance.now(), true);
  }

  paint({ accent, warn }: Palette, night: boolean): void {
    this.#hand.paint({ accent: cssColour(accent), warn: cssColour(warn) });
    this.#night = night;
    this.#setLighting();
    this.#paintStale = true;
    this.invalidate();
  }

  /** Shows a position. A new piece drops into its place, and new snow falls. */
  show(view: View): void {
    const before = this.#placed;
    if (view.placed !== before) {
      const grown = before !== undefined && hasGrown(before, view.placed) && !this.#still();
      this.#placed = view.placed;
      this.#columns = new Columns(view.placed);
      this.#bricks = [...placedBricks(view, this.#columns, grown), ...stickBricks(view), ...pinBricks()];
      if (grown) this.#drop();
      else this.#land();
      this.#objects.bricks.show(this.#bricks);
    }
    this.#objects.showCharacters(view.characters);
    if (view.snow !== this.#snow) this.#snowTo(view.snow, before === undefined || view.snow < this.#snow);
    this.invalidate();
  }

  /** Marks the cubes that would score with the piece in hand. */
  showLinked(linked: readonly Cube[]): void {
    this.#hand.showLinked(linked);
    this.#requestHand();
  }

  showGhost(ghost: Ghost | undefined): void {
    this.#hand.showGhost(ghost);
    this.#requestHand();
  }

  #drop(): void {
    const { uFall } = this.#objects.shared;
    uFall.value = FALL_FROM;
    this.#move('fall', FALL, {
      step: share => {
        uFall.value = FALL_FROM * (1 - share * share);
      },
      done: () => this.#land(),
    });
  }

  #land(): void {
    this.#animations.stop('fall');
    this.#objects.shared.uFall.value = 0;
    this.#lightStale = true;
  }

  #snowTo(snow: number, atOnce: boolean): void {
    const from = this.#snow;
    const { shared, flakes } = this.#objects;
    this.#snow = snow;
    this.#lightStale = true;
    const settle = (level: number): void => {
      shared.uSnow.value = level;
      this.#objects.liftCharacters(level);
      this.#setLighting();
    };
    if (atOnce || this.#still()) {
      this.#animations.stop('snow');
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

  #setLighting(): void {
    const { shared } = this.#objects;
    const lighting = lightingAt(shared.uSnow.value, this.#night);
    shared.uSunColour.value.set(...lighting.sun);
    shared.uSkyColour.value.set(...lighting.sky);
    shared.uSnowColour.value.set(...lighting.snow);
    shared.uWaterColour.value.set(...lighting.water);
    shared.uHaze.value.set(...lighting.haze);
    shared.uReach.value = reachOf(this.#night);
    this.#hand.light(lighting);
  }

  #move(name: AnimationName, takes: number, motion: AnimationSteps): void {
    this.#animations.start(name, takes, motion);
    this.invalidate();
  }

  /** Moves the camera at once. */
  look(pose: Pose): void {
    this.#framed = undefined;
    this.#animations.stop('camera');
    this.#camera.look(pose);
    this.invalidate();
  }

  #flyTo(to: Pose, atOnce: boolean): void {
    if (atOnce || this.#still()) {
      this.look(to);
      return;
    }
    const from = this.#camera.pose;
    this.#move('camera', FLIGHT, {
      step: share => {
        this.#camera.look(flight(from, to, share));
      },
    });
  }

  /** Shows a site, or all of them, and keeps it in the picture when the size changes. */
  frame(what: Site | 'all', atOnce = false): void {
    const { aspect, pose } = this.#camera;
    this.#flyTo(what === 'all' ? overviewPose(aspect, pose) : sitePose(what, aspect, pose), atOnce);
    this.#framed = what;
  }

  invalidate(): void {
    clearTimeout(this.#rest);
    if (this.#frame === 0) this.#frame = requestAnimationFrame(now => this.#draw(now, false));
  }

  /** Only the piece in hand has moved. */
  #requestHand(): void {
    if (this.#frame === 0 && this.#handFrame === 0) this.#handFrame = requestAnimationFrame(() => this.#drawHand());
  }

  #drawHand(): void {
    cancelAnimationFrame(this.#handFrame);
    this.#handFrame = 0;
    this.#hand.draw();
    this.ondrawn?.();
  }

  #draw(now: number, atRest: boolean): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
    this.#frame = 0;
    this.#animations.step(now);
    this.#measure(now);
    this.#setRatio(atRest ? stillRatio() : this.#resolution.moving);
    this.#render();
    if (this.#animations.any) this.invalidate();
    else if (this.#ratio < stillRatio())
      this.#rest = window.setTimeout(() => this.#draw(performance.now(), true), REST);
  }

  /** Measures only consecutive frames. */
  #measure(now: number): void {
    const took = now - this.#before;
    this.#before = now;
    if (took > 0 && took < 250) this.#resolution.took(took);
  }

  #setRatio(ratio: number): void {
    if (ratio === this.#ratio) return;
    this.#ratio = ratio;
    this.#renderer.setPixelRatio(ratio);
    const { width, height } = this.#camera.size;
    this.#renderer.setSize(width, height, false);
  }

  #render(): void {
    this.#findLight();
    const { shared, seen } = this.#objects;
    const { x, y, z } = shared.uHaze.value;
    this.#renderer.setClearColor(new Color(x, y, z), 1);
    this.#camera.aim();
    this.#renderer.render(seen, this.#camera.perspective);
    const position = this.#camera.perspective.position.toArray();
    this.#hand.look({ position, seenAt: this.#camera.projection() }, this.#bricks, this.#columns);
    this.#drawHand();
  }

  #findLight(): void {
    const { shared, light, casters, fallen, lit } = this.#objects;
    const shown = shared.uSnow.value;
    if (this.#lightStale) {
      shared.uSnow.value = this.#snow;
      light.bake(this.#renderer, casters, fallen);
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

  squareAt(point: Point): Square | undefined {
    return squareAt(this.#camera.rayAt(point), this.#columns);
  }

  meetsGhost(point: Point, ghost: Ghost): boolean {
    return meetsCubes(this.#camera.rayAt(point), frameOf(ghost.site, ghost.grid), ghost.cells);
  }

  /** Where the top of a column is seen. */
  pointOf({ site, grid, x, y }: Square): Point {
    const frame = frameOf(site, grid);
    const place = toWorld(frame, x, y);
    return this.#camera.seenAt(place.x, this.#columns.height(frame, x, y), place.z);
  }

  /** The corners of the top of a column, or of the snow on it, as they are seen. */
  outlineOf({ site, grid, x, y }: Square): readonly Point[] {
    const frame = frameOf(site, grid);
    const high = Math.max(this.#snow, this.#columns.height(frame, x, y));
    return CORNERS.map(([right, down]) => {
      const place = toWorld(frame, x + right, y + down);
      return this.#camera.seenAt(place.x, high, place.z);
    });
  }

  /** The middle of the ghost, above all of it as it is seen. */
  ghostPoint({ site, grid, cells }: Ghost): Point {
    const frame = frameOf(site, grid);
    const seen = cells.map(([x, y, z]) => {
      const place = toWorld(frame, x, y);
      return this.#camera.seenAt(place.x, z + 1.5, place.z);
    });
    const across = seen.map(({ x }) => x);
    return { x: (Math.min(...across) + Math.max(...across)) / 2, y: Math.min(...seen.map(({ y }) => y)) };
  }

  /** Where the character of a site is seen; the edge of the canvas, if it is not seen. */
  characterPoint(site: Site): Point {
    const place = BESIDE[site].character;
    const { x, y } = this.#camera.seenAt(place.x, BENCH_TOP + 1, place.z);
    const { width, height } = this.#camera.size;
    return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) };
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame);
    cancelAnimationFrame(this.#handFrame);
    clearTimeout(this.#rest);
    this.#animations.stopAll();
    this.#objects.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }
}
