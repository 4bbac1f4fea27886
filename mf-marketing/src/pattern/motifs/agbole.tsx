import { dots } from '@venue/shared/pattern/motifs/dots.tsx';

/** Agbolé, the compound: hotel, apartments. */
export const agbole = (
  <>
    <path d="M4 4h56v56H4zM12 12h40v40H12zM20 20h24v24H20z" strokeWidth="2.6" />
    {dots([[32, 32, 5]])}
  </>
);
