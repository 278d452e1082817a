/**
 * @generated SignedSource<<72495832d3ba747cc6e4faac35a15771>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EnquiryActions_enquiry$data = {
  readonly email: string;
  readonly id: string;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"ApproveEnquiry_enquiry">;
  readonly " $fragmentType": "EnquiryActions_enquiry";
};
export type EnquiryActions_enquiry$key = {
  readonly " $data"?: EnquiryActions_enquiry$data;
  readonly " $fragmentSpreads": FragmentRefs<"EnquiryActions_enquiry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EnquiryActions_enquiry",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApproveEnquiry_enquiry"
    }
  ],
  "type": "Enquiry",
  "abstractKey": null
};

(node as any).hash = "cb133a8338fc3c103e4a629d165d0de2";

export default node;
