import { expect, test } from 'vitest';
import { frameAddress, frameCode, linkCode, pictureCode, type WidgetToEmbed } from './code.ts';
import { isPinnedWidget } from './widgets.ts';

const site = 'https://plaudit.example/';
const widget: WidgetToEmbed = {
  ...{ key: 'a1-B2_c3D4e5', kind: 'carousel', layout: 'triple', subjectName: 'Quokka & Quill' },
  profile: '/agency/quokka',
};

test('the code is a frame with a title and a fixed height, and the script that sizes it', () => {
  expect(frameCode(site, widget)).toBe(
    '<iframe src="https://plaudit.example/widget/carousel?key=a1-B2_c3D4e5" title="Reviews of Quokka &amp; Quill" ' +
      'width="100%" height="360" frameborder="0" loading="lazy" data-plaudit="carousel"></iframe>\n' +
      '<script async src="https://plaudit.example/widget.js"></script>',
  );
  expect(frameAddress(site, widget)).toBe('https://plaudit.example/widget/carousel?key=a1-B2_c3D4e5');
});

test.each([
  ['pinnedLeft', 'triple', 'width="48" height="160"'],
  ['footerBar', 'triple', 'width="100%" height="56"'],
  ['testimonial', 'footer', 'width="100%" height="88"'],
  ['carousel', 'aside', 'width="100%" height="560"'],
] as const)('a frame of %s in %s has its room', (kind, layout, size) => {
  const code = frameCode(site, { ...widget, kind, layout });
  expect(code).toContain(size);
  expect(code).toContain(`data-plaudit="${kind}"`);
  expect(code.includes('loading="lazy"')).toBe(!isPinnedWidget(kind));
});

test('the picture links to the profile and says what it shows', () => {
  expect(pictureCode(site, widget)).toBe(
    '<a href="https://plaudit.example/agency/quokka"><img src="https://plaudit.example/widget/picture/a1-B2_c3D4e5.png" ' +
      'width="480" height="160" alt="Reviews of Quokka &amp; Quill"></a>',
  );
});

test('a name stays a text, and nothing needs a style or script within the page', () => {
  const subjectName = '"><script>alert(1)</script><b title=\'';
  for (const code of [frameCode(site, { ...widget, subjectName }), pictureCode(site, { ...widget, subjectName })]) {
    expect(code).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(code).not.toMatch(/<script>|<b |style=|onload=/);
  }
});

test('the code of a link names whose reviews it leads to, and no name breaks out of it', () => {
  expect(linkCode('https://plaudit.example', { name: 'Ada & <b>', profile: '/recruiter/ada' })).toBe(
    '<a href="https://plaudit.example/recruiter/ada">Reviews of Ada &amp; &lt;b&gt; on Plaudit</a>',
  );
});
