/** First words of the home page: the headline figures of G-09 and the place of G-10. */
export const homeHero = {
  greeting: { yoruba: 'Ẹ kú àbọ̀', rest: 'to Ago Iwoye, Ogun State, Nigeria' },
  heading: 'Bring everybody.',
  lede: '42,000 square feet for weddings, concerts and conferences, and a hotel a short walk from the dance floor. 100 to 4,000 guests, up to 2,500 seated for weddings.',
  pictureAlt: 'The main hall set for a wedding: round tables, gold chairs, a white aisle to the stage',
  caption: 'Main hall, wedding set',
} as const;
