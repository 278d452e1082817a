/**
 * @generated SignedSource<<c6c1310f2f29255ea290d2cf61a52be1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContactCard_recruiter$data = {
  readonly hasPhone: boolean;
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly takesMessages: boolean;
  readonly " $fragmentType": "ContactCard_recruiter";
};
export type ContactCard_recruiter$key = {
  readonly " $data"?: ContactCard_recruiter$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContactCard_recruiter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ContactCard_recruiter",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesMessages",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPhone",
      "storageKey": null
    }
  ],
  "type": "Recruiter",
  "abstractKey": null
};

(node as any).hash = "e1c9575b505816e17642c975edac5796";

export default node;
