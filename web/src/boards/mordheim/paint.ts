// Paints the ground once, onto one canvas; after that it is only moved.
import { chance, type Land, type Line } from './ground';
import type { Spot } from './squares';

/** The colors of the map, by the tokens they come from. */
export const COLORS = [
  'ground', 'street', 'street-2', 'floor', 'floor-2', 'wall', 'water', 'water-2', 'stone', 'stone-2', 'wood', 'wood-2',
] as const;
export type Colors = Record<(typeof COLORS)[number], string>;

const SHADOW = 'rgb(26 16 6 / 28%)';
const FULL = 2 * Math.PI;
/** Points of a street that are no further apart belong together, in squares. */
const STEP = 1.2;

/** Paints a land with squares of so many pixels. */
export function paint(canvas: HTMLCanvasElement, land: Land, colors: Colors, unit: number): void {
  canvas.width = land.width * unit;
  canvas.height = land.height * unit;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.scale(unit, unit);
  new Painter(context, land, colors, unit).all();
}

class Painter {
  constructor(
    readonly context: CanvasRenderingContext2D,
    readonly land: Land,
    readonly colors: Colors,
    readonly unit: number,
  ) {}

  all(): void {
    const { context, land, colors } = this;
    context.fillStyle = colors.ground;
    context.fillRect(0, 0, land.width, land.height);
    this.speckles();
    this.streets();
    this.water();
    this.bridges();
    this.floors();
    this.grid();
    this.rubble();
    this.fences();
    this.walls();
    this.crates();
    this.objectives();
  }

  /** A small tile that fills shapes, drawn in squares. */
  pattern(width: number, height: number, color: string, draw: (context: CanvasRenderingContext2D) => void): CanvasPattern | string {
    const tile = document.createElement('canvas');
    tile.width = Math.round(width * this.unit);
    tile.height = Math.round(height * this.unit);
    const context = tile.getContext('2d');
    if (!context) return color;
    context.scale(tile.width / width, tile.height / height);
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
    draw(context);
    const pattern = this.context.createPattern(tile, 'repeat');
    pattern?.setTransform(new DOMMatrix().scale(width / tile.width, height / tile.height));
    return pattern ?? color;
  }

  /** Stones in courses, as in streets and floors. */
  courses(width: number, height: number, color: string, joint: string, thick: number): CanvasPattern | string {
    return this.pattern(width, height, color, (context) => {
      context.strokeStyle = joint;
      context.lineWidth = thick;
      context.stroke(new Path2D(`M0 0H${width}M0 ${height / 2}H${width}M${width / 4} 0V${height / 2}M${width * 0.75} ${height / 2}V${height}`));
    });
  }

  /** Round spots as one shape. */
  spots(points: Iterable<Spot>, radius: number): Path2D {
    const path = new Path2D();
    for (const { x, y } of points) {
      path.moveTo(x + radius, y);
      path.arc(x, y, radius, 0, FULL);
    }
    return path;
  }

  speckles(): void {
    const { context, land, colors } = this;
    context.fillStyle = colors['street-2'];
    context.globalAlpha = 0.35;
    for (let y = 0; y < land.height; y++) {
      for (let x = 0; x < land.width; x++) {
        if (chance(x, y, 1) > 0.3) continue;
        context.fillRect(x + chance(x, y, 2), y + chance(x, y, 3), 0.05 + chance(x, y, 4) * 0.12, 0.04);
      }
    }
    context.globalAlpha = 1;
  }

  streets(): void {
    const { context, colors } = this;
    const points = this.land.streets();
    const path = new Path2D();
    for (const [n, { x, y }] of points.entries()) {
      path.moveTo(x, y);
      path.lineTo(x + 0.001, y);
      for (const other of points.slice(n + 1)) {
        if (Math.hypot(other.x - x, other.y - y) > STEP) continue;
        path.moveTo(x, y);
        path.lineTo(other.x, other.y);
      }
    }
    context.lineCap = 'round';
    for (const [width, color] of [[3.56, colors['street-2']], [3.4, this.courses(1.2, 1, colors.street, colors['street-2'], 0.06)]] as const) {
      context.lineWidth = width;
      context.strokeStyle = color;
      context.stroke(path);
    }
    context.lineCap = 'butt';
  }

  water(): void {
    const { context, land, colors } = this;
    const wet = [...land.squares('water', 'deep')].map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
    if (wet.length === 0) return;
    context.fillStyle = colors.wall;
    context.globalAlpha = 0.55;
    context.fill(this.spots(wet, 0.86));
    context.globalAlpha = 1;
    context.fillStyle = this.pattern(1.6, 0.7, colors.water, (tile) => {
      tile.strokeStyle = colors['water-2'];
      tile.lineWidth = 0.08;
      tile.stroke(new Path2D('M0 .35q.4-.3 .8 0t.8 0'));
    });
    context.fill(this.spots(wet, 0.74));
    context.fillStyle = colors.wall;
    context.globalAlpha = 0.28;
    context.fill(this.spots([...land.squares('deep')].map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })), 0.72));
    context.globalAlpha = 1;
  }

  bridges(): void {
    const { context, colors } = this;
    for (const { x, y, upright } of this.land.bridges()) {
      context.fillStyle = colors.wood;
      context.fillRect(x, y, 1, 1);
      context.fillStyle = colors['wood-2'];
      for (const at of [0, 0.33, 0.66]) {
        if (upright) context.fillRect(x, y + at, 1, 0.05);
        else context.fillRect(x + at, y, 0.05, 1);
      }
    }
  }

  floors(): void {
    const { context, colors } = this;
    const path = new Path2D();
    for (const { x, y } of this.land.floors()) path.rect(x, y, 1, 1);
    context.fillStyle = this.courses(0.8, 0.8, colors.floor, colors['floor-2'], 0.05);
    context.fill(path);
    // A threshold under each door.
    context.fillStyle = colors['floor-2'];
    for (const { x, y } of this.land.squares('door')) {
      const across = this.land.isHouse(x - 1, y) && this.land.isHouse(x + 1, y);
      if (across) context.fillRect(x - 0.1, y + 0.36, 1.2, 0.28);
      else context.fillRect(x + 0.36, y - 0.1, 0.28, 1.2);
    }
  }

  grid(): void {
    const { context, land } = this;
    const path = new Path2D();
    for (let x = 0; x <= land.width; x++) path.rect(x, 0, 0.001, land.height);
    for (let y = 0; y <= land.height; y++) path.rect(0, y, land.width, 0.001);
    context.strokeStyle = 'rgb(43 29 13 / 10%)';
    context.lineWidth = 0.04;
    context.stroke(path);
  }

  /** Loose stones; in ruins more of them, and stumps of walls. */
  rubble(): void {
    const { context, colors } = this;
    context.fillStyle = colors['stone-2'];
    context.globalAlpha = 0.16;
    const heaps = [...this.land.squares('rough', 'ruin')];
    const around = (salt: number) => heaps.map(({ x, y }) => ({ x: x + 0.3 + chance(x, y, salt) * 0.4, y: y + 0.3 + chance(x, y, salt + 1) * 0.4 }));
    context.fill(this.spots([...around(70), ...around(72)], 0.56));
    context.globalAlpha = 1;
    context.lineWidth = 0.05;
    context.strokeStyle = colors['stone-2'];
    context.fillStyle = colors.stone;
    for (const { x, y } of heaps) {
      const many = this.land.kind(x, y) === 'ruin' ? 5 : 3;
      for (let n = 0; n < many; n++) this.stone(x, y, n);
    }
    this.lines([...this.land.lines('ruin')].filter(({ from, to }) => from !== to && chance(from.x, from.y, to.x > from.x ? 50 : 51) < 0.42), 0.34, 0.16);
  }

  stone(x: number, y: number, n: number): void {
    const { context } = this;
    const size = 0.14 + chance(x, y, 10 + n) * 0.18;
    context.save();
    context.translate(x + 0.1 + chance(x, y, 20 + n) * 0.8, y + 0.1 + chance(x, y, 30 + n) * 0.8);
    context.rotate(chance(x, y, 40 + n) * FULL);
    const path = new Path2D(`M${-size} ${size * 0.3} ${-size * 0.2} ${-size * 0.8} ${size} ${-size * 0.4} ${size * 0.6} ${size * 0.7}Z`);
    context.fill(path);
    context.stroke(path);
    context.restore();
  }

  /** Low walls: rails with posts. */
  fences(): void {
    const { context, colors } = this;
    const rails = [...this.land.lines('low-wall')].map((line) => (line.from === line.to ? { from: { x: line.from.x - 0.4, y: line.from.y }, to: { x: line.to.x + 0.4, y: line.to.y } } : line));
    context.lineCap = 'round';
    for (const [width, color, shift] of [[0.3, SHADOW, 0.1], [0.2, colors['wood-2'], 0], [0.08, colors.wood, -0.02]] as const) {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.stroke(this.along(rails, shift));
    }
    context.fillStyle = colors['wood-2'];
    for (const { from, to } of rails) {
      const upright = from.x === to.x;
      for (const at of [0, 0.5, 1]) {
        const [x, y] = [from.x + (to.x - from.x) * at + 0.5, from.y + (to.y - from.y) * at + 0.5];
        if (upright) context.fillRect(x - 0.26, y - 0.06, 0.52, 0.12);
        else context.fillRect(x - 0.06, y - 0.26, 0.12, 0.52);
      }
    }
  }

  walls(): void {
    this.lines([...this.land.lines('wall', ['door'])], 0.52, 0.18);
  }

  /** Walls of some thickness, with their shadow and the light on their edge. */
  lines(lines: Line[], thick: number, shadow: number): void {
    const { context, colors } = this;
    context.lineCap = 'square';
    for (const [width, color, shift] of [[thick + 0.12, SHADOW, shadow], [thick, colors.wall, 0], [0.07, 'rgb(255 255 255 / 20%)', -thick * 0.32]] as const) {
      context.strokeStyle = color;
      context.lineWidth = width;
      context.stroke(this.along(lines, shift));
    }
    context.lineCap = 'butt';
  }

  along(lines: Line[], shift: number): Path2D {
    const path = new Path2D();
    for (const { from, to } of lines) {
      path.moveTo(from.x + 0.5 + shift, from.y + 0.5 + shift);
      path.lineTo(to.x + 0.5 + shift, to.y + 0.5 + shift + (from === to ? 0.001 : 0));
    }
    return path;
  }

  crates(): void {
    const { context, colors } = this;
    for (const { x, y } of this.land.squares('crate')) {
      context.save();
      context.translate(x + 0.5, y + 0.5);
      context.fillStyle = SHADOW;
      context.fillRect(-0.36, -0.34, 0.88, 0.9);
      context.rotate((chance(x, y, 60) - 0.5) * 0.1);
      context.fillStyle = colors.wood;
      context.fillRect(-0.44, -0.44, 0.88, 0.88);
      context.strokeStyle = colors['wood-2'];
      context.lineWidth = 0.09;
      context.stroke(new Path2D('M-.4-.4h.8v.8h-.8zM-.36-.36 .36 .36M.36-.36-.36 .36'));
      context.restore();
    }
  }

  objectives(): void {
    const { context, colors } = this;
    context.strokeStyle = colors.wall;
    context.lineWidth = 0.1;
    for (const { x, y } of this.land.squares('objective')) {
      context.stroke(new Path2D(`M${x + 0.5} ${y + 0.1}L${x + 0.9} ${y + 0.5} ${x + 0.5} ${y + 0.9} ${x + 0.1} ${y + 0.5}Z`));
    }
  }
}
