import { Matrix4, PerspectiveCamera, Vector3 } from 'three';
import { cameraPosition, FIELD, OPENING_TURN, OVERVIEW_TILT, type Pose, within } from './camera-pose.ts';
import type { Ray } from './picking.ts';

/** A place on the canvas, in its own pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Orbits the sites; converts between points of the canvas and of the scene. */
export class OrbitCamera {
  readonly perspective = new PerspectiveCamera(FIELD, 1, 1, 120);
  #pose: Pose = { x: 0, y: 0.6, z: 0, turn: OPENING_TURN, tilt: OVERVIEW_TILT, far: 40 };
  #size = { width: 1, height: 1 };

  get pose(): Pose {
    return this.#pose;
  }

  get size(): { readonly width: number; readonly height: number } {
    return this.#size;
  }

  get aspect(): number {
    return this.perspective.aspect;
  }

  resize(width: number, height: number): void {
    this.#size = { width: Math.max(1, width), height: Math.max(1, height) };
    this.perspective.aspect = this.#size.width / this.#size.height;
    this.perspective.updateProjectionMatrix();
  }

  look(pose: Pose): void {
    this.#pose = within(pose);
  }

  /** Moves three's camera to the pose. */
  aim(): void {
    this.perspective.position.set(...cameraPosition(this.#pose));
    this.perspective.lookAt(this.#pose.x, this.#pose.y, this.#pose.z);
  }

  /** The ray through a point of the canvas. */
  rayAt({ x, y }: Point): Ray {
    const through = new Vector3((x / this.#size.width) * 2 - 1, 1 - (y / this.#size.height) * 2, 0.5);
    this.perspective.updateMatrixWorld();
    const way = through.unproject(this.perspective).sub(this.perspective.position).normalize();
    return { from: this.perspective.position.toArray(), way: way.toArray() };
  }

  /** A function that projects points of the scene onto the canvas, for as long as the camera stays where it is. */
  projection(): (x: number, y: number, z: number) => Point {
    this.perspective.updateMatrixWorld();
    const matrix = new Matrix4().multiplyMatrices(
      this.perspective.projectionMatrix,
      this.perspective.matrixWorldInverse,
    );
    const { width, height } = this.#size;
    const point = new Vector3();
    return (x, y, z) => {
      point.set(x, y, z).applyMatrix4(matrix);
      return { x: ((point.x + 1) / 2) * width, y: ((1 - point.y) / 2) * height };
    };
  }

  /** Projects a point of the scene onto the canvas. */
  seenAt(x: number, y: number, z: number): Point {
    return this.projection()(x, y, z);
  }
}
