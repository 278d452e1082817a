/**
 * @generated SignedSource<<b862b386e4f6291a653144f32b5739bc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InvitationCoverage_recruiter$data = {
  readonly eligibleCount: number;
  readonly invitedCount: number;
  readonly isClaimed: boolean;
  readonly " $fragmentType": "InvitationCoverage_recruiter";
};
export type InvitationCoverage_recruiter$key = {
  readonly " $data"?: InvitationCoverage_recruiter$data;
  readonly " $fragmentSpreads": FragmentRefs<"InvitationCoverage_recruiter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InvitationCoverage_recruiter",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isClaimed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invitedCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eligibleCount",
      "storageKey": null
    }
  ],
  "type": "Recruiter",
  "abstractKey": null
};

(node as any).hash = "309a311520eef9fff993df673b9a7bdc";

export default node;
