import {
  type BufferGeometry,
  InstancedMesh,
  LineSegments,
  type Material,
  Mesh,
  type Object3D,
  Sprite,
  Texture,
} from "three";

interface Solid {
  readonly geometry: BufferGeometry;
  readonly material: Material | Material[];
}
const isSolid = (part: Object3D): part is Object3D & Solid =>
  part instanceof Mesh || part instanceof LineSegments || part instanceof Sprite;

/** Gives back what an object and everything in it hold on the graphics card: geometries, materials, textures. */
export function release(object: Object3D): void {
  object.removeFromParent();
  object.traverse((part) => {
    if (!isSolid(part)) return;
    part.geometry.dispose();
    for (const material of [part.material].flat()) {
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
      material.dispose();
    }
    if (part instanceof InstancedMesh) part.dispose();
  });
}
