/** The style of all our charts: ink on paper; in dark themes, the same sheet in indigo. */
const SHEET_STYLE = `
  svg { --paper: #f3ead6; --ink: #2b2a33; --faint: #6d6554; --mark: #2c6ca6; color-scheme: light dark; }
  @media (prefers-color-scheme: dark) { svg { --paper: #14182b; --ink: #efe6d2; --faint: #8f93ad; --mark: #7fb2e0; } }
  .paper { fill: var(--paper); }
  text { fill: var(--ink); font: 15px "Source Sans 3", "Segoe UI", sans-serif; font-variant-numeric: tabular-nums; }
  .title { font-size: 18px; font-weight: 600; }
  .faint { fill: var(--faint); }
  .axis { stroke: var(--faint); stroke-width: 1; opacity: .45; }
  .even { stroke: var(--faint); stroke-width: 1.5; stroke-dasharray: 5 4; }
  .dot { fill: var(--mark); stroke: var(--paper); stroke-width: 2; }`;

/** Escapes a text for SVG. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

interface Drawing {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  /** CSS rules for this chart only. */
  readonly style: string;
  readonly content: string;
}

/** A sheet with its title and content. */
export const drawSheet = ({ title, width, height, style, content }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">
<style>${SHEET_STYLE}${style}
</style>
<rect class="paper" width="${width}" height="${height}"/>
<text class="title" x="16" y="32">${escaped(title)}</text>
${content}
</svg>
`;
