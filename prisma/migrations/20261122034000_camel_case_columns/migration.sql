-- One way to write a column's name: camel case, as all other tables have it and as the code calls it.
-- Metadata only: no row is written; indexes, checks and generated columns follow by themselves. Each table is locked for
-- milliseconds, and the migration fails rather than waits when one is busy: it can be run again.
set lock_timeout = '10s';

alter table bus_request rename column transfer_type to "transferType";
alter table bus_request rename column start_place to "startPlace";
alter table bus_request rename column start_longitude to "startLongitude";
alter table bus_request rename column start_latitude to "startLatitude";
alter table bus_request rename column start_date to "startDate";
alter table bus_request rename column end_place to "endPlace";
alter table bus_request rename column end_longitude to "endLongitude";
alter table bus_request rename column end_latitude to "endLatitude";
alter table bus_request rename column end_date to "endDate";
alter table bus_request rename column company_name to "companyName";
alter table bus_request rename column company_type to "companyType";
alter table bus_request rename column from_single_request to "fromSingleRequest";
alter table bus_request rename column author_company_id to "authorCompanyId";
alter table bus_request rename column author_user_id to "authorUserId";
alter table bus_request rename column receiver_company_id to "receiverCompanyId";
alter table bus_request rename column organisation_type to "organisationType";
alter table bus_request rename column vehicle_types to "vehicleTypes";
alter table bus_request rename column confirmed_at to "confirmedAt";
alter table bus_request rename column approved_at to "approvedAt";
alter table bus_request rename column ended_at to "endedAt";
alter table bus_request rename column end_reason to "endReason";
alter table bus_request rename column search_text to "searchText";
alter table bus_request rename column reject_reason to "rejectReason";
alter table bus_request rename column max_offers to "maxOffers";
alter table bus_request rename column created_at to "createdAt";
alter table bus_request rename column start_pos to "startPos";
alter table bus_request rename column end_pos to "endPos";
alter table contact_reveal rename column request_id to "requestId";
alter table contact_reveal rename column user_id to "userId";
alter table contact_reveal rename column company_id to "companyId";
alter table contact_reveal rename column created_at to "createdAt";
alter table gazetteer_name rename column place_id to "placeId";

alter index contact_reveal_request_id_user_id_key rename to "contact_reveal_requestId_userId_key";
alter index gazetteer_name_place_id_idx rename to "gazetteer_name_placeId_idx";
alter table bus_request rename constraint bus_request_author_company_id_fkey to "bus_request_authorCompanyId_fkey";
alter table bus_request rename constraint bus_request_receiver_company_id_fkey to "bus_request_receiverCompanyId_fkey";
alter table gazetteer_name rename constraint gazetteer_name_place_id_fkey to "gazetteer_name_placeId_fkey";
