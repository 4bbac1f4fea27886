import { expect, test } from 'vitest';
import { tourFilm } from './video-dialog.tsx';

test('T-02: without a configured address the film of the site is shown', () => {
  expect(tourFilm(undefined).kind).toBe('own');
});

test('T-02: the address of a video file plays in the page, with the captions beside it', () => {
  const src = 'https://media.example/films/tour.mp4?v=2';
  expect(tourFilm(src)).toEqual({
    kind: 'file',
    sources: [{ src }],
    captions: 'https://media.example/films/tour.vtt',
  });
});

test('T-02: the address of a video service is offered as a link', () => {
  const href = 'https://video.example/watch?v=abc';
  expect(tourFilm(href)).toEqual({ kind: 'page', href, site: 'video.example' });
});
