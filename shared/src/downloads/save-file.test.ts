import { expect, test } from 'vitest';
import { isInAppBrowser } from './save-file.ts';

const android =
  'Mozilla/5.0 (Linux; Android 13; SM-A135F Build/TP1A.220624.014; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.6099.43 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test('in-app browsers are recognised', () => {
  for (const userAgent of [
    android,
    `${android} Instagram 312.0.0.42.109 Android`,
    `${android} [FB_IAB/FB4A;FBAV/443.0.0.23.229;]`,
    `${android.replace('; wv', '')} musical_ly_2023200030 BytedanceWebview/d8a21c6`,
    `${iPhone} Mobile/21B91`,
    `${iPhone} Mobile/21B91 [FBAN/FBIOS;FBAV/441.0.0.33.107]`,
    `${iPhone} Mobile/21B91 WhatsApp/2.23.24.80`,
  ]) {
    expect(isInAppBrowser(userAgent), userAgent).toBe(true);
  }
});

test('ordinary browsers are not taken for in-app browsers', () => {
  for (const userAgent of [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
    `${iPhone} Version/17.1 Mobile/15E148 Safari/604.1`,
    `${iPhone} CriOS/119.0.6045.109 Mobile/15E148 Safari/604.1`,
    'Mozilla/5.0 (Android 13; Mobile; rv:120.0) Gecko/120.0 Firefox/120.0',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.1 Safari/605.1.15',
  ]) {
    expect(isInAppBrowser(userAgent), userAgent).toBe(false);
  }
});
