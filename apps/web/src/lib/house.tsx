import { equipment, panels, roofShapes, sills, walls, windows } from "./house-drawing";
import "./house.css";

/** Inside a `house-colours`. Strokes are given for the full drawing; the strip shows the house smaller and its lines no thinner. */
export function House({ stroke = 1.7 }: { stroke?: number }) {
  return (
    <g stroke="var(--ink)" strokeWidth={stroke} strokeLinejoin="round" strokeLinecap="round" fill="none">
      <path d={walls.gable} fill="var(--gable)" />
      <path d={walls.front} fill="var(--wall)" />
      {windows.map(({ pane, bar }) => (
        <g key={pane}>
          <path d={pane} fill="var(--pane)" />
          <path d={bar} />
        </g>
      ))}
      <path d={sills} />
      <path d={walls.door} fill="var(--door)" />
      <path d={equipment.cables} strokeWidth={stroke * 1.4} />
      <path d={equipment.boxes} fill="var(--wall)" />
      <path d={equipment.batteryCells} strokeWidth={stroke * 0.75} />
      <path d={roofShapes.edges} fill="var(--ink)" />
      <path d={roofShapes.plane} fill="var(--roof-plane)" />
      <path d={roofShapes.sheets} strokeWidth={stroke * 0.33} opacity={0.35} />
      {panels.map(({ outline, cells }) => (
        <g key={outline}>
          <path d={outline} fill="var(--panel-fill)" stroke="var(--panel-edge)" strokeWidth={stroke * 0.6} />
          <path d={cells} stroke="var(--panel-lines)" strokeWidth={stroke * 0.33} />
        </g>
      ))}
    </g>
  );
}
