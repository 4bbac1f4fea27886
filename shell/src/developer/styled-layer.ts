/** An element beside the page whose content no style of the page reaches. The page's policy allows no other styles than these. */
export function styledLayer(style: string): { layer: HTMLElement; shadow: ShadowRoot } {
  const layer = document.createElement('div');
  const shadow = layer.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  shadow.adoptedStyleSheets = [sheet];
  document.body.append(layer);
  return { layer, shadow };
}
