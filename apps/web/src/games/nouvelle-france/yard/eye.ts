import { PerspectiveCamera, Vector3 } from 'three';
import { eyeOf, FIELD, type Pose, TILT, within } from './orbit.ts';
import type { Ray } from './picking.ts';

/** A place on the canvas, in its own pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whoever looks at the yard: from where, and what lies behind a point of the canvas. */
export class Eye {
  readonly camera = new PerspectiveCamera(FIELD, 1, 1, 120);
  #pose: Pose = { x: 0, y: 0.6, z: 0, turn: -0.32, tilt: TILT, far: 40 };
  #size = { width: 1, height: 1 };

  get pose(): Pose {
    return this.#pose;
  }

  get size(): { readonly width: number; readonly height: number } {
    return this.#size;
  }

  get aspect(): number {
    return this.camera.aspect;
  }

  resize(width: number, height: number): void {
    this.#size = { width: Math.max(1, width), height: Math.max(1, height) };
    this.camera.aspect = this.#size.width / this.#size.height;
    this.camera.updateProjectionMatrix();
  }

  look(pose: Pose): void {
    this.#pose = within(pose);
  }

  /** Brings the camera to where the eye is. */
  aim(): void {
    this.camera.position.set(...eyeOf(this.#pose));
    this.camera.lookAt(this.#pose.x, this.#pose.y, this.#pose.z);
  }

  /** The look through a point of the canvas. */
  rayAt({ x, y }: Point): Ray {
    const through = new Vector3((x / this.#size.width) * 2 - 1, 1 - (y / this.#size.height) * 2, 0.5);
    this.camera.updateMatrixWorld();
    const way = through.unproject(this.camera).sub(this.camera.position).normalize();
    return { from: this.camera.position.toArray(), way: way.toArray() };
  }

  /** Where a point of the yard is seen on the canvas. */
  seenAt(x: number, y: number, z: number): Point {
    this.camera.updateMatrixWorld();
    const point = new Vector3(x, y, z).project(this.camera);
    return { x: ((point.x + 1) / 2) * this.#size.width, y: ((1 - point.y) / 2) * this.#size.height };
  }
}
