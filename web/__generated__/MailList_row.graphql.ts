/**
 * @generated SignedSource<<ccc19afacedaf7fde35470d1f5fb185d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailList_row$data = {
  readonly error: string | null | undefined;
  readonly id: string;
  readonly kind: string;
  readonly needsLook: boolean;
  readonly queuedAt: string;
  readonly state: string;
  readonly subject: string;
  readonly text: string | null | undefined;
  readonly toEmail: string;
  readonly " $fragmentSpreads": FragmentRefs<"MailDetails_mail">;
  readonly " $fragmentType": "MailList_row";
};
export type MailList_row$key = {
  readonly " $data"?: MailList_row$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailList_row">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailList_row",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "subject",
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
      "name": "queuedAt",
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
      "kind": "ScalarField",
      "name": "text",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "MailDetails_mail"
    }
  ],
  "type": "Mail",
  "abstractKey": null
};

(node as any).hash = "4f7b7d0f2a233cc3d36d8a0c5ef5ed85";

export default node;
