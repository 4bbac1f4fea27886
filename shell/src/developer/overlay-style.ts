const common = `
  :host { all: initial; font: 14px/1.4 system-ui, sans-serif; color: #fff; }
  @media print { :host { display: none; } }
`;

/** Lines around parts: positions are of the page, so that scrolling moves nothing. */
export const outlineStyle = `${common}
  :host { position: absolute; top: 0; left: 0; width: 0; height: 0; z-index: 2147483646; pointer-events: none; }
  div { position: absolute; top: 0; left: 0; box-sizing: border-box; border: 2px dashed #c2185b; overflow: hidden; }
  span { display: inline-block; max-width: 100%; padding: 1px 6px; background: #c2185b; font-size: 12px; }
`;

export const panelStyle = `${common}
  :host {
    position: fixed; inset: auto 8px 8px auto; margin: 0; padding: 0; border: 0; overflow: auto;
    width: min(460px, calc(100vw - 16px)); max-height: 70vh; border-radius: 8px; background: #1b1b2f;
    box-shadow: 0 2px 12px #0008;
  }
  aside { padding: 8px 12px; }
  p { margin: 4px 0; }
  .tries { padding: 8px; border-radius: 4px; background: #ffd94a; color: #1b1b2f; }
  summary { min-height: 24px; cursor: pointer; font-weight: 600; }
  ul { margin: 8px 0; padding: 0; list-style: none; }
  li { padding: 6px 0; border-top: 1px solid #fff4; overflow-wrap: anywhere; }
  button, select { min-height: 32px; margin: 4px 8px 4px 0; font: inherit; max-width: 100%; }
  :focus-visible { outline: 3px solid #7cc4ff; outline-offset: 2px; }
`;
