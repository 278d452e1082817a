/**
 * @generated SignedSource<<0cd760699582199ed78c6b224a5b0807>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailDetails_mail$data = {
  readonly agency: {
    readonly name: string;
  } | null | undefined;
  readonly error: string | null | undefined;
  readonly kind: string;
  readonly lookedIntoAt: string | null | undefined;
  readonly lookedIntoBy: {
    readonly name: string;
  } | null | undefined;
  readonly needsLook: boolean;
  readonly queuedAt: string;
  readonly sentAgainAs: {
    readonly id: string;
  } | null | undefined;
  readonly settledAt: string | null | undefined;
  readonly state: string;
  readonly text: string | null | undefined;
  readonly toEmail: string;
  readonly toName: string;
  readonly " $fragmentType": "MailDetails_mail";
};
export type MailDetails_mail$key = {
  readonly " $data"?: MailDetails_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailDetails_mail">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailDetails_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toEmail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "toName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "error",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "text",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "queuedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "settledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lookedIntoAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsLook",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Agency",
      "kind": "LinkedField",
      "name": "agency",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "lookedIntoBy",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Mail",
      "kind": "LinkedField",
      "name": "sentAgainAs",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Mail",
  "abstractKey": null
};
})();

(node as any).hash = "e61e79cf4f86bf49de448e7ae3b4dd31";

export default node;
