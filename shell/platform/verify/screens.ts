/** What visitors hold in their hands, and what they sit at (CSS pixels). */
export const screens = { phone: { width: 412, height: 915 }, desk: { width: 1280, height: 800 } } as const;
