// The map is dragged, pinched and wheeled by d3-zoom; the camera says how far it goes.
import { select } from 'd3-selection';
import { zoom, zoomIdentity, type D3ZoomEvent } from 'd3-zoom';
import { LEAST, MOST, type Camera, type Seen } from './camera.svelte';

/** A mouse that has gone no further than this clicks, in pixels. */
const CLICK = 6;
/** How much a turn of the wheel zooms; a pinch on a touchpad comes as a wheel with the control key. */
const WHEEL = 0.0022;
const TOUCHPAD = 0.014;
/** Wheels that count in lines. */
const LINE = 16;

const transformOf = ({ unit, x, y }: Seen) => zoomIdentity.translate(x, y).scale(unit);

/** Lets a camera be moved on an element, until what it returns is called. */
export function panZoom(stage: HTMLElement, camera: Camera): () => void {
  const behavior = zoom<HTMLElement, unknown>()
    .scaleExtent([LEAST, MOST])
    .clickDistance(CLICK)
    .wheelDelta(({ deltaY, deltaMode, ctrlKey }) => -deltaY * (deltaMode === 0 ? 1 : LINE) * (ctrlKey ? TOUCHPAD : WHEEL))
    .constrain(({ k, x, y }) => transformOf(camera.kept({ unit: k, x, y })))
    .on('zoom', ({ transform: { k, x, y }, sourceEvent }: D3ZoomEvent<HTMLElement, unknown>) => camera.take({ unit: k, x, y }, Boolean(sourceEvent)));
  // A second click on a square confirms it.
  const map = select(stage).call(behavior).on('dblclick.zoom', null);
  camera.mover = (to) => behavior.transform(map, transformOf(to));
  return () => {
    camera.mover = undefined;
    map.on('.zoom', null);
  };
}
