import { frameAddress, frameCode, pictureCode, type WidgetToEmbed } from '#common/widgets/code.ts';

interface Builder {
  readonly value: string;
  readonly label: string;
  /** What is copied. */
  readonly noun: 'Code' | 'Address';
  readonly codeOf: (site: string, widget: WidgetToEmbed) => string;
  readonly steps: readonly string[];
}

/** How each kind of site gets a widget. */
export const builders: readonly Builder[] = [
  {
    ...{ value: 'html', label: 'Plain HTML, or something else', noun: 'Code', codeOf: frameCode },
    steps: [
      'Copy the code.',
      'Paste it into the HTML of your page, where the reviews belong. Drawers and bars go right before the end of the body.',
    ],
  },
  {
    ...{ value: 'wordpress', label: 'WordPress', noun: 'Code', codeOf: frameCode },
    steps: [
      'Copy the code.',
      'Edit your page, and add a block of the type Custom HTML.',
      'Paste the code, and publish.',
    ],
  },
  {
    ...{ value: 'squarespace', label: 'Squarespace', noun: 'Code', codeOf: frameCode },
    steps: [
      'Copy the code.',
      'Edit your page, and add a Code block. Choose HTML as its type.',
      'Paste the code, and save.',
    ],
  },
  {
    ...{ value: 'wix', label: 'Wix', noun: 'Address', codeOf: frameAddress },
    steps: [
      'Copy the address.',
      'In the editor choose Add, then Embed code, then Embed a site.',
      'Paste the address as the website address, and drag the frame to the size you want.',
    ],
  },
  {
    ...{ value: 'webflow', label: 'Webflow', noun: 'Code', codeOf: frameCode },
    steps: ['Copy the code.', 'Add a Code Embed element to your page.', 'Paste the code, save and publish.'],
  },
  {
    ...{ value: 'picture', label: 'A site that takes pictures only', noun: 'Code', codeOf: pictureCode },
    steps: [
      'Copy the code.',
      'Paste it where your site takes HTML with pictures, such as a directory or an email signature. The picture links to your profile.',
    ],
  },
];
